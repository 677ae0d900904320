'use client';
import { SaveButton } from '@payloadcms/ui';
import { HeldButton } from '../payload-patches/held-button';
import { useFormSaver } from './form-saver';

/** Saves a record without drafts: takes over what others saved first, and waits for the network if there is none. */
export function SaveChanges() {
  const saver = useFormSaver();
  return (
    <HeldButton onPress={({ press }) => saver()?.whenReachable(press)}>
      <SaveButton />
    </HeldButton>
  );
}
