import * as migration_20261121_161311_initial from './20261121_161311_initial';

export const migrations = [
  {
    up: migration_20261121_161311_initial.up,
    down: migration_20261121_161311_initial.down,
    name: '20261121_161311_initial'
  },
];
