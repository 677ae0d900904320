'use client';
import { useEditDepth, useForm, useHotkey } from '@payloadcms/ui';

type Submit = ReturnType<typeof useForm>['submit'];
export type SubmitOptions = NonNullable<Parameters<Submit>[0]>;

export interface FormSaver {
  /** Saves the draft and takes over what others saved, but for the version `own` of this form; false if something is left to do first. */
  saveAndMerge(own?: string): Promise<boolean>;
  /** The same, with a draft that later ones leave alone and which is said to be saved. */
  keepDraft(): Promise<boolean>;
  /** The same, then sends the form; false if something is left to do first. */
  send(options: SubmitOptions): Promise<Awaited<ReturnType<Submit>> | false>;
  /** Sends the form now, or as soon as the server can be reached again. */
  sendWhenReachable(): void;
  version(): unknown;
}

const savers = new WeakMap<object, FormSaver>();

export const offerFormSaver = (getFields: object, saver: FormSaver) => savers.set(getFields, saver);

export function useFormSaver(): () => FormSaver | undefined {
  const { getFields } = useForm();
  return () => savers.get(getFields);
}

export function useSaveKey(act: () => void): void {
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    act();
  });
}
