import * as migration_20261121_164034_initial from './20261121_164034_initial';
import * as migration_20261122_183707_lead_about from './20261122_183707_lead_about';

export const migrations = [
  {
    up: migration_20261121_164034_initial.up,
    down: migration_20261121_164034_initial.down,
    name: '20261121_164034_initial',
  },
  {
    up: migration_20261122_183707_lead_about.up,
    down: migration_20261122_183707_lead_about.down,
    name: '20261122_183707_lead_about'
  },
];
