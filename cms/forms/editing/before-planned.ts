'use client';
import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared';

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
