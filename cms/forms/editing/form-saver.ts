'use client';
import { useForm } from '@payloadcms/ui';

/** What buttons of a form may ask of its typing field. */
export interface FormSaver {
  /**
   * Saves the draft and takes over what others saved; false if something is left to do for the person first. Of the version `own`,
   * by its time, the person knows: a button of this form has just made it.
   */
  saveAndMerge(own?: string): Promise<boolean>;
  /** Call it before something else than `saveAndMerge` saves the form. */
  noteSent(): void;
  /** Does `act` now, or as soon as the server can be reached again. */
  whenReachable(act: () => void): void;
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
