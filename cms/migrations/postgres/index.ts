import * as migration_20261121_164034_initial from './20261121_164034_initial';
import * as migration_20261122_184141_content_facts from './20261122_184141_content_facts';

export const migrations = [
  {
    up: migration_20261121_164034_initial.up,
    down: migration_20261121_164034_initial.down,
    name: '20261121_164034_initial',
  },
  {
    up: migration_20261122_184141_content_facts.up,
    down: migration_20261122_184141_content_facts.down,
    name: '20261122_184141_content_facts'
  },
];
