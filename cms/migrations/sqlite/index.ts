import * as migration_20261121_160759_initial from './20261121_160759_initial';

export const migrations = [
  {
    up: migration_20261121_160759_initial.up,
    down: migration_20261121_160759_initial.down,
    name: '20261121_160759_initial'
  },
];
