'use client';
import { useDocumentInfo, useForm, useFormBackgroundProcessing, useFormModified, useServerFunctions } from '@payloadcms/ui';
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared';
import { useRef } from 'react';
import { useDraftCall } from './keep-typing';

const LONGEST_WAIT_MS = 10_000;

/** Checks the form on the server, which alone knows that a picture is required, and marks what is wrong; false if anything is. */
export function useServerCheck() {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { dispatchFields, getFields, setSubmitted } = useForm();
  const { getFormState } = useServerFunctions();
  return async () => {
    const answer = await getFormState({
      ...{ id, collectionSlug, globalSlug, docPermissions },
      docPreferences: await getDocPreferences(),
      formState: deepCopyObjectSimpleWithoutReactComponents(getFields(), { excludeFiles: true }),
      operation: 'update',
      renderAllFields: false,
      schemaPath: (collectionSlug ?? globalSlug) as string,
      skipValidation: false,
    });
    if (!('state' in answer) || !answer.state) throw new Error('The server did not check the form');
    const errors = Object.entries(answer.state).flatMap(([path, { valid, errorMessage, passesCondition }]) =>
      valid === false && passesCondition !== false ? [{ path, message: errorMessage ?? '' }] : [],
    );
    if (!errors.length) return true;
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors });
    setSubmitted(true);
    return false;
  };
}

/** Saves what is typed as a draft now, if autosave has not done so yet; false if it could not. */
export function useSaveDraft() {
  const call = useDraftCall();
  const { submit } = useForm();
  const now = useRef({ modified: false, saving: false });
  now.current = { modified: useFormModified(), saving: useFormBackgroundProcessing() };
  return async () => {
    const end = Date.now() + LONGEST_WAIT_MS;
    while (now.current.saving && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
    if (!now.current.modified) return true;
    const result = await submit({
      ...call,
      acceptValues: { overrideLocalChanges: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    return result?.res?.ok === true;
  };
}
