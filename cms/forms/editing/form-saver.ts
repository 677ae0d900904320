'use client';
import { useEditDepth, useForm, useHotkey } from '@payloadcms/ui';

type Submit = ReturnType<typeof useForm>['submit'];
export type SubmitOptions = NonNullable<Parameters<Submit>[0]>;

/** What buttons of a form may ask of its typing field. */
export interface FormSaver {
  /**
   * Saves the draft and takes over what others saved; false if something is left to do for the person first. Of the version `own`,
   * by its time, the person knows: a button of this form has just made it.
   */
  saveAndMerge(own?: string): Promise<boolean>;
  /** The same, with a draft that later ones leave alone and which is said to be saved. */
  keepDraft(): Promise<boolean>;
  /** The same, then sends the form; false if something is left to do first. */
  send(options: SubmitOptions): Promise<Awaited<ReturnType<Submit>> | false>;
  /** Sends the form now, or as soon as the server can be reached again. */
  sendWhenReachable(): void;
  /** The newest version that the form knows. */
  version(): unknown;
}

/** By the form, which its `getFields` identifies. */
const savers = new WeakMap<object, FormSaver>();

export const offerFormSaver = (getFields: object, saver: FormSaver) => savers.set(getFields, saver);

/** The typing field of the form around. */
export function useFormSaver(): () => FormSaver | undefined {
  const { getFields } = useForm();
  return () => savers.get(getFields);
}

/** What Ctrl+S or ⌘S does in the form around, while nothing is open above it. */
export function useSaveKey(act: () => void): void {
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    act();
  });
}
