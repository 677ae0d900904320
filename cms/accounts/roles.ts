/** Roles, as select options. */
export const roleOptions = [
  { value: 'owner', label: 'Everything' },
  { value: 'editor', label: 'Edit the site' },
  { value: 'leads', label: 'Answer enquiries' },
];
