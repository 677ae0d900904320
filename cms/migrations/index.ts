import * as migration_20261121_041056_initial from './20261121_041056_initial';

export const migrations = [
  {
    up: migration_20261121_041056_initial.up,
    down: migration_20261121_041056_initial.down,
    name: '20261121_041056_initial',
  },
];
