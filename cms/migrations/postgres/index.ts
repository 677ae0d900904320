import * as migration_20261121_125004_initial from './20261121_125004_initial';

export const migrations = [
  {
    up: migration_20261121_125004_initial.up,
    down: migration_20261121_125004_initial.down,
    name: '20261121_125004_initial'
  },
];
