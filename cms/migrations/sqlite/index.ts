import * as migration_20261121_132601_initial from './20261121_132601_initial';

export const migrations = [
  {
    up: migration_20261121_132601_initial.up,
    down: migration_20261121_132601_initial.down,
    name: '20261121_132601_initial'
  },
];
