import * as migration_20261121_164034_initial from './20261121_164034_initial';
import * as migration_20261122_190459_owners_day from './20261122_190459_owners_day';
import * as migration_20261124_014605_missing_paths from './20261124_014605_missing_paths';
import * as migration_20261124_210454_one_record from './20261124_210454_one_record';
import * as migration_20261124_210529_merged_records_dropped from './20261124_210529_merged_records_dropped';
import * as migration_20261124_220615_company_menu_hours_promises from './20261124_220615_company_menu_hours_promises';
import * as migration_20261124_220808_picture_descriptions from './20261124_220808_picture_descriptions';
import * as migration_20261124_221219_preview_links from './20261124_221219_preview_links';
import * as migration_20261125_010021_samples from './20261125_010021_samples';
import * as migration_20261125_033754_look from './20261125_033754_look';
import * as migration_20261125_171321_publications from './20261125_171321_publications';
import * as migration_20261125_180000_search_index from './20261125_180000_search_index';
import * as migration_20261126_021658_page_words from './20261126_021658_page_words';
import * as migration_20261126_085634_one_reference_each from './20261126_085634_one_reference_each';
import * as migration_20261126_121710_as_people_type from './20261126_121710_as_people_type';
import * as migration_20261126_133514_clicks_of_advertisements from './20261126_133514_clicks_of_advertisements';

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
    up: migration_20261124_210454_one_record.up,
    down: migration_20261124_210454_one_record.down,
    name: '20261124_210454_one_record',
  },
  {
    up: migration_20261124_210529_merged_records_dropped.up,
    down: migration_20261124_210529_merged_records_dropped.down,
    name: '20261124_210529_merged_records_dropped',
  },
  {
    up: migration_20261124_220615_company_menu_hours_promises.up,
    down: migration_20261124_220615_company_menu_hours_promises.down,
    name: '20261124_220615_company_menu_hours_promises',
  },
  {
    up: migration_20261124_220808_picture_descriptions.up,
    down: migration_20261124_220808_picture_descriptions.down,
    name: '20261124_220808_picture_descriptions',
  },
  {
    up: migration_20261124_221219_preview_links.up,
    down: migration_20261124_221219_preview_links.down,
    name: '20261124_221219_preview_links',
  },
  {
    up: migration_20261125_010021_samples.up,
    down: migration_20261125_010021_samples.down,
    name: '20261125_010021_samples',
  },
  {
    up: migration_20261125_033754_look.up,
    down: migration_20261125_033754_look.down,
    name: '20261125_033754_look',
  },
  {
    up: migration_20261125_171321_publications.up,
    down: migration_20261125_171321_publications.down,
    name: '20261125_171321_publications',
  },
  {
    up: migration_20261125_180000_search_index.up,
    down: migration_20261125_180000_search_index.down,
    name: '20261125_180000_search_index',
  },
  {
    up: migration_20261126_021658_page_words.up,
    down: migration_20261126_021658_page_words.down,
    name: '20261126_021658_page_words',
  },
  {
    up: migration_20261126_085634_one_reference_each.up,
    down: migration_20261126_085634_one_reference_each.down,
    name: '20261126_085634_one_reference_each',
  },
  {
    up: migration_20261126_121710_as_people_type.up,
    down: migration_20261126_121710_as_people_type.down,
    name: '20261126_121710_as_people_type',
  },
  {
    up: migration_20261126_133514_clicks_of_advertisements.up,
    down: migration_20261126_133514_clicks_of_advertisements.down,
    name: '20261126_133514_clicks_of_advertisements'
  },
];
