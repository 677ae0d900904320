import * as migration_20261121_163613_initial from './20261121_163613_initial';

export const migrations = [
  {
    up: migration_20261121_163613_initial.up,
    down: migration_20261121_163613_initial.down,
    name: '20261121_163613_initial'
  },
];
