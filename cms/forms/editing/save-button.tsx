'use client';
import { SaveButton } from '@payloadcms/ui';
import { HeldButton } from '../payload-patches/held-button';
import { useSettler } from './use-settler';

/** Saves a record without drafts: takes over what others saved first, and waits for the network if there is none. */
export function SaveChanges() {
  const settler = useSettler();
  return (
    <HeldButton onPress={({ press }) => settler()?.whenSettled(press)}>
      <SaveButton />
    </HeldButton>
  );
}
