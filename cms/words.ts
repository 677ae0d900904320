/** Words of the framework's screens that an owner would not use, and ours for them. */
export const words = {
  en: {
    authentication: { forceUnlock: 'Unlock the account' },
    general: {
      createdAt: 'Made',
      false: 'No',
      payloadSettings: 'Your settings',
      true: 'Yes',
      untitled: 'Without a name',
      updatedAt: 'Changed',
    },
    version: { versionID: 'Version' },
  },
};
