import * as migration_20261121_163743_initial from './20261121_163743_initial';

export const migrations = [
  {
    up: migration_20261121_163743_initial.up,
    down: migration_20261121_163743_initial.down,
    name: '20261121_163743_initial'
  },
];
