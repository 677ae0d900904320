import * as migration_20261121_135536_initial from './20261121_135536_initial';

export const migrations = [
  {
    up: migration_20261121_135536_initial.up,
    down: migration_20261121_135536_initial.down,
    name: '20261121_135536_initial'
  },
];
