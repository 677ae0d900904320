import * as migration_20261121_164023_initial from './20261121_164023_initial';
import * as migration_20261122_190424_owners_day from './20261122_190424_owners_day';
import * as migration_20261124_014603_missing_paths from './20261124_014603_missing_paths';
import * as migration_20261124_210445_one_record from './20261124_210445_one_record';
import * as migration_20261124_210518_merged_records_dropped from './20261124_210518_merged_records_dropped';
import * as migration_20261124_220608_company_menu_hours_promises from './20261124_220608_company_menu_hours_promises';
import * as migration_20261124_220757_picture_descriptions from './20261124_220757_picture_descriptions';
import * as migration_20261125_010013_samples from './20261125_010013_samples';
import * as migration_20261125_033636_look from './20261125_033636_look';
import * as migration_20261125_171316_publications from './20261125_171316_publications';
import * as migration_20261126_021652_page_words from './20261126_021652_page_words';
import * as migration_20261126_085621_one_reference_each from './20261126_085621_one_reference_each';
import * as migration_20261126_121700_as_people_type from './20261126_121700_as_people_type';
import * as migration_20261126_133440_clicks_of_advertisements from './20261126_133440_clicks_of_advertisements';

export const migrations = [
  {
    up: migration_20261121_164023_initial.up,
    down: migration_20261121_164023_initial.down,
    name: '20261121_164023_initial',
  },
  {
    up: migration_20261122_190424_owners_day.up,
    down: migration_20261122_190424_owners_day.down,
    name: '20261122_190424_owners_day',
  },
  {
    up: migration_20261124_014603_missing_paths.up,
    down: migration_20261124_014603_missing_paths.down,
    name: '20261124_014603_missing_paths',
  },
  {
    up: migration_20261124_210445_one_record.up,
    down: migration_20261124_210445_one_record.down,
    name: '20261124_210445_one_record',
  },
  {
    up: migration_20261124_210518_merged_records_dropped.up,
    down: migration_20261124_210518_merged_records_dropped.down,
    name: '20261124_210518_merged_records_dropped',
  },
  {
    up: migration_20261124_220608_company_menu_hours_promises.up,
    down: migration_20261124_220608_company_menu_hours_promises.down,
    name: '20261124_220608_company_menu_hours_promises',
  },
  {
    up: migration_20261124_220757_picture_descriptions.up,
    down: migration_20261124_220757_picture_descriptions.down,
    name: '20261124_220757_picture_descriptions',
  },
  {
    up: migration_20261125_010013_samples.up,
    down: migration_20261125_010013_samples.down,
    name: '20261125_010013_samples',
  },
  {
    up: migration_20261125_033636_look.up,
    down: migration_20261125_033636_look.down,
    name: '20261125_033636_look',
  },
  {
    up: migration_20261125_171316_publications.up,
    down: migration_20261125_171316_publications.down,
    name: '20261125_171316_publications',
  },
  {
    up: migration_20261126_021652_page_words.up,
    down: migration_20261126_021652_page_words.down,
    name: '20261126_021652_page_words',
  },
  {
    up: migration_20261126_085621_one_reference_each.up,
    down: migration_20261126_085621_one_reference_each.down,
    name: '20261126_085621_one_reference_each',
  },
  {
    up: migration_20261126_121700_as_people_type.up,
    down: migration_20261126_121700_as_people_type.down,
    name: '20261126_121700_as_people_type',
  },
  {
    up: migration_20261126_133440_clicks_of_advertisements.up,
    down: migration_20261126_133440_clicks_of_advertisements.down,
    name: '20261126_133440_clicks_of_advertisements'
  },
];
