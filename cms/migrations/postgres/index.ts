import * as migration_20261121_164034_initial from './20261121_164034_initial';
import * as migration_20261122_190459_owners_day from './20261122_190459_owners_day';
import * as migration_20261124_014605_missing_paths from './20261124_014605_missing_paths';
import * as migration_20261124_210207_preview_links from './20261124_210207_preview_links';

export const migrations = [
  {
    up: migration_20261121_164034_initial.up,
    down: migration_20261121_164034_initial.down,
    name: '20261121_164034_initial',
  },
  {
    up: migration_20261122_190459_owners_day.up,
    down: migration_20261122_190459_owners_day.down,
    name: '20261122_190459_owners_day',
  },
  {
    up: migration_20261124_014605_missing_paths.up,
    down: migration_20261124_014605_missing_paths.down,
    name: '20261124_014605_missing_paths',
  },
  {
    up: migration_20261124_210207_preview_links.up,
    down: migration_20261124_210207_preview_links.down,
    name: '20261124_210207_preview_links'
  },
];
