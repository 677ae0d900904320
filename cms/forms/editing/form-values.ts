'use client';
import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import { dequal } from 'dequal/lite';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useMemo, useRef } from 'react';
import type { Values } from './changes';

const STEP_MS = 10;
const MAX_RENDER_MS = 2000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const rowIds = (field: FormState[string]) => field.rows?.map(({ id }) => id);

/** The fields of `next`; those whose value stays are the same objects, so that focus, caret and editors stay, too. */
function keepSame(current: FormState, next: FormState): FormState {
  const entries = Object.entries(next).map(([path, field]) => {
    const old = current[path];
    return [path, old && dequal(old.value, field.value) && dequal(rowIds(old), rowIds(field)) ? old : field];
  });
  return Object.fromEntries(entries);
}

export interface FormValues {
  read(): Values;
  /** Puts values into the form; false if somebody typed meanwhile, or the server did not answer. */
  write(values: Values): Promise<boolean>;
  /** Sets the version that the next save names; resolves once the form has it. */
  name(updatedAt: unknown): Promise<void>;
}

export function useFormValues(): FormValues {
  const { getFields, dispatchFields } = useForm();
  const { getFormState } = useServerFunctions();
  const info = useDocumentInfo();
  const latest = useRef({ info, getFormState });
  latest.current = { info, getFormState };
  return useMemo(() => {
    /** React renders the form with what was dispatched before anything is read or sent. */
    const rendered = async (isDone: () => boolean) => {
      for (let waited = 0; !isDone() && waited < MAX_RENDER_MS; waited += STEP_MS) await pause(STEP_MS);
    };
    const read = () => reduceFieldsToValues(getFields(), true) as Values;
    return {
      read,
      async write(values) {
        const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = latest.current.info;
        const before = JSON.stringify(read());
        const { state } = (await latest.current.getFormState({
          ...{ id, collectionSlug, globalSlug, docPermissions },
          data: values,
          docPreferences: await getDocPreferences(),
          operation: id || globalSlug ? 'update' : 'create',
          renderAllFields: true,
          schemaPath: (collectionSlug ?? globalSlug) as string,
          skipValidation: true,
        })) as { state?: FormState | null };
        if (!state || JSON.stringify(read()) !== before) return false;
        const fields = getFields();
        dispatchFields({ type: 'REPLACE_STATE', optimize: false, sanitize: true, state: keepSame(fields, state) });
        await rendered(() => getFields() !== fields);
        return true;
      },
      async name(updatedAt) {
        const field = getFields().updatedAt;
        if (field?.value === updatedAt || !updatedAt) return;
        const named = { ...field, value: updatedAt, initialValue: updatedAt, valid: true, passesCondition: true };
        dispatchFields({ type: 'UPDATE_MANY', formState: { updatedAt: named } });
        await rendered(() => getFields().updatedAt?.value === updatedAt);
      },
    };
  }, [getFields, dispatchFields]);
}
