/** Terms of the framework's screens and our plain replacements. */
export const words = {
  en: {
    authentication: { forceUnlock: 'Unlock the account' },
    general: {
      created: 'Created',
      createdAt: 'Created',
      email: 'E-mail',
      false: 'No',
      lastModified: 'Changed',
      noResultsDescription: 'There are none yet, or none match your search.',
      noResultsFound: 'Nothing found',
      or: 'or',
      payloadSettings: 'Your settings',
      true: 'Yes',
      untitled: 'Without a name',
      updatedAt: 'Changed',
    },
    version: { versionID: 'Version', versions: 'History' },
  },
};
