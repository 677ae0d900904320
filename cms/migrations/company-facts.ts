/**
 * What repeats the company's phone or e-mail, or a city's own path, becomes empty, which means the same and follows every change.
 * Plain SQL for both databases, to be run after the columns may be empty.
 */
export const emptyRepeatedFacts: readonly string[] = [
  'UPDATE settings_offices SET phone = NULL WHERE phone = (SELECT s.phone FROM settings s WHERE s.id = settings_offices._parent_id)',
  'UPDATE settings_offices SET email = NULL WHERE email = (SELECT s.email FROM settings s WHERE s.id = settings_offices._parent_id)',
  'UPDATE _settings_v_version_offices SET phone = NULL WHERE phone = (SELECT v.version_phone FROM _settings_v v WHERE v.id = _settings_v_version_offices._parent_id)',
  'UPDATE _settings_v_version_offices SET email = NULL WHERE email = (SELECT v.version_email FROM _settings_v v WHERE v.id = _settings_v_version_offices._parent_id)',
  'UPDATE cities SET card_button_link = NULL WHERE card_button_link = route',
  'UPDATE _cities_v SET version_card_button_link = NULL WHERE version_card_button_link = version_route',
];
