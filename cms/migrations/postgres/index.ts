import * as migration_20261121_133850_initial from './20261121_133850_initial';

export const migrations = [
  {
    up: migration_20261121_133850_initial.up,
    down: migration_20261121_133850_initial.down,
    name: '20261121_133850_initial'
  },
];
