import * as migration_20261121_163620_initial from './20261121_163620_initial';

export const migrations = [
  {
    up: migration_20261121_163620_initial.up,
    down: migration_20261121_163620_initial.down,
    name: '20261121_163620_initial'
  },
];
