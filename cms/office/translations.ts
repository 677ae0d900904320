/** Terms of the framework's screens and our plain replacements. */
export const translations = {
  en: {
    authentication: { forceUnlock: 'Unlock the account' },
    fields: { block: 'Section', searchForBlock: 'Search for a section' },
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
    upload: {
      addFiles: 'Choose pictures and files',
      bulkUpload: 'Upload many',
      crop: 'Cut to a part',
      cropToolDescription: 'Draw the part to keep, or type its size.',
      dragAndDrop: 'drop files here',
      editImage: 'Cut it, or choose what stays in view',
      focalPoint: 'What stays in view',
      focalPointDescription:
        'Where the page has less room, the rest is cut off first. Drag the circle there, or type how far it is from the left (X) and from the top (Y).',
      selectFile: 'Choose from this device',
    },
    version: { versionID: 'Version', versions: 'History' },
  },
};
