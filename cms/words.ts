/** Terms of the framework's screens and our plain replacements. */
export const words = {
  en: {
    authentication: { forceUnlock: 'Unlock the account' },
    general: {
      created: 'Made',
      createdAt: 'Made',
      email: 'E-mail',
      false: 'No',
      lastModified: 'Changed',
      noResultsDescription: 'There are none yet, or none that fit what you search for.',
      noResultsFound: 'Nothing found',
      or: 'or',
      payloadSettings: 'Your settings',
      true: 'Yes',
      untitled: 'Without a name',
      updatedAt: 'Changed',
    },
    version: { versionID: 'Version' },
  },
};
