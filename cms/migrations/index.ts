import * as migration_20261121_130734_initial from './20261121_130734_initial';

export const migrations = [
  {
    up: migration_20261121_130734_initial.up,
    down: migration_20261121_130734_initial.down,
    name: '20261121_130734_initial',
  },
];
