import * as migration_20261121_164034_initial from './20261121_164034_initial';
import * as migration_20261122_183524_accounts from './20261122_183524_accounts';

export const migrations = [
  {
    up: migration_20261121_164034_initial.up,
    down: migration_20261121_164034_initial.down,
    name: '20261121_164034_initial',
  },
  {
    up: migration_20261122_183524_accounts.up,
    down: migration_20261122_183524_accounts.down,
    name: '20261122_183524_accounts'
  },
];
