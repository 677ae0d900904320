import { en } from 'payload/i18n/en';

/** Payload writes Create New Like This; the rest of the back office writes as in a sentence. */
const asInSentence = (text: string) => text.replace(/(?<=[a-z] )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

const changed = (terms: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(terms).flatMap(([key, text]) => {
      const plain = asInSentence(text);
      return plain === text ? [] : [[key, plain]];
    }),
  );

const replaced = {
  authentication: { forceUnlock: 'Unlock the account' },
  error: {
    autosaving: 'What you typed could not be saved. Check the connection; it is tried again as you type.',
    documentNotFound: 'This is not there. It was removed, or your account may not open it.',
    loadingDocument: 'This could not be loaded. Try again.',
    missingIDOfDocument: 'It is not known what to change. Open it again from its list.',
    previewing: 'The preview could not be opened. Try again.',
    revertingDocument: 'The changes could not be taken back. Try again.',
    unPublishingDocument: 'This could not be taken off the website. Try again.',
  },
  fields: {
    block: 'Section',
    chooseBetweenCustomTextOrDocument: 'Type a web address, or choose a page of the website.',
    chooseDocumentToLink: 'Choose the page',
    relatedDocument: 'Page',
    searchForBlock: 'Search for a section',
  },
  general: {
    anotherUserTakenOver: 'Somebody else edits this now.',
    adminTheme: 'Light or dark',
    backToDashboard: 'Go to Today',
    created: 'Created',
    currentlyEditing: 'is editing this. If you take over, what they have not saved may be lost.',
    createdAt: 'Created',
    creatingNewLabel: 'Not saved yet',
    dashboard: 'Start',
    document: 'Page',
    documentLocked: 'Somebody else is editing this',
    documentModified: 'Changed by somebody else',
    documentOutOfDate: 'Somebody has just changed this. What you see is older.',
    documents: 'Pages',
    email: 'E-mail',
    false: 'No',
    lastModified: 'Changed',
    noLabel: 'Not filled in',
    noResultsDescription: 'There are none yet, or none match your search.',
    noResultsFound: 'Nothing found',
    or: 'or',
    payloadSettings: 'Your settings',
    resetPreferences: 'Show lists and forms as at first',
    resetPreferencesDescription: 'Columns, open sections and the menu will be as they were at first.',
    reloadDocument: 'Load it again',
    sorryNotFound: 'This page is not there, or your account may not open it.',
    submissionSuccessful: 'Saved successfully.',
    submitting: 'Saving…',
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
    pasteURL: 'Paste a link',
    selectFile: 'Choose from this device',
  },
  validation: {
    greaterThanMax: '{{value}} is more than {{max}}, the most that can be entered here.',
    lessThanMin: '{{value}} is less than {{min}}, the least that can be entered here.',
    requiresAtLeast: 'Add at least {{count}}.',
  },
  version: {
    aboutToRestore: 'This {{label}} will be as it was on {{versionDate}}.',
    aboutToRestoreGlobal: '{{label}} will be as it was on {{versionDate}}.',
    aboutToRevertToPublished: 'This goes back to what visitors see. Your later changes are lost. Are you sure?',
    aboutToUnpublish: 'This is taken off the website. Are you sure?',
    comparingAgainst: 'Compared with',
    currentlyViewing: 'This version',
    modifiedOnly: 'Only what changed',
    selectVersionToCompare: 'Choose a version',
    versionID: 'Version',
    versions: 'History',
    viewingVersion: '{{documentTitle}}, an earlier version',
    viewingVersionGlobal: '{{entityLabel}}, an earlier version',
    viewingVersions: 'Earlier versions of {{documentTitle}}',
    viewingVersionsGlobal: 'Earlier versions of {{entityLabel}}',
  },
};

export const translations = {
  en: Object.fromEntries(
    Object.entries(en.translations).map(([group, terms]) => [
      group,
      { ...changed(terms), ...replaced[group as keyof typeof replaced] },
    ]),
  ),
};
