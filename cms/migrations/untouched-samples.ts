/** Numbers that came with the site and that nobody has saved since are samples. Plain SQL for both databases. */
export const markUntouchedSamples: readonly string[] = ['home', 'city_pages', 'reviews'].flatMap((table) => [
  `UPDATE ${table} SET sample = TRUE WHERE edited_by = 'Starter content'`,
  `UPDATE _${table}_v SET version_sample = TRUE WHERE version_edited_by = 'Starter content'`,
]);
