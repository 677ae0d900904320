'use client';
import { useForm } from '@payloadcms/ui';

/** What buttons of a form may ask of its typing field. */
export interface Settler {
  /**
   * Saves the draft and takes over what others saved; false if something is left to do for the person first. Of the version `own`,
   * by its time, the person knows: a button of this form has just made it.
   */
  settle(own?: string): Promise<boolean>;
  /** Call it before something else than `settle` saves the form. */
  noteSent(): void;
  /** Does `act` now, or as soon as the server can be reached again. */
  whenSettled(act: () => void): void;
  /** The newest version that the form knows. */
  version(): unknown;
}

/** By the form, which its `getFields` identifies. */
const settlers = new WeakMap<object, Settler>();

export const offerSettler = (getFields: object, settler: Settler) => settlers.set(getFields, settler);

/** The typing field of the form around. */
export function useSettler(): () => Settler | undefined {
  const { getFields } = useForm();
  return () => settlers.get(getFields);
}
