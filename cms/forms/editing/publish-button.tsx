'use client';
import { PublishButton, toast, useAllFormFields, useDocumentInfo, useFormBackgroundProcessing } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Held, HeldButton } from '../payload-patches/held-button';
import { changesBetween, inWords } from './changes';
import { useFormSaver } from './form-saver';
import { Later } from './later';
import { useFieldShapes } from './record-of';

const MAX_WAIT_MS = 10_000;

/** The record as visitors know it; undefined while loading, or if they never saw it. */
function usePublished(): object | undefined {
  const { id, collectionSlug, globalSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const [published, setPublished] = useState<object>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is read again after it was published
  useEffect(() => {
    if (!hasPublishedDoc) return;
    const { abort, signal } = withAbort();
    const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
    fetch(`/payload-api/${path}?depth=0&draft=false`, { signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setPublished, () => undefined);
    return abort;
  }, [id, collectionSlug, globalSlug, hasPublishedDoc, unpublishedVersionCount === 0]);
  return published;
}

const withAbort = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};

/** Publishes, and says what visitors will see changed. */
export function PublishChanges() {
  const fields = useFieldShapes();
  const [state] = useAllFormFields();
  const published = usePublished();
  const values = reduceFieldsToValues(state, true);
  const changes = published ? inWords(changesBetween(fields, published, values)) : '';
  return (
    <>
      <PatientButton>
        <PublishButton label={changes ? `Publish: ${changes}` : 'Publish'} />
      </PatientButton>
      <Later />
    </>
  );
}

/**
 * A press counts once the draft is saved and what others saved meanwhile is in the form. Payload's button is disabled while a draft is
 * being saved, which would swallow the press; and a draft saved after the press would make a published record look changed.
 */
function PatientButton({ children }: { children: ReactNode }) {
  const saving = useFormBackgroundProcessing();
  const saver = useFormSaver();
  const isWaiting = useRef(false);
  const publish = async ({ press, isDisabled }: Held) => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    const saved = await saver()?.saveAndMerge();
    const end = Date.now() + MAX_WAIT_MS;
    while (isDisabled() && Date.now() < end) await new Promise((done) => setTimeout(done, 50));
    if (saved) {
      saver()?.noteSent();
      press();
    } else toast.error('Not published: the back office cannot be reached, or something in the form is to be decided first.');
    isWaiting.current = false;
  };
  return (
    <HeldButton className="patient-button" onPress={publish} alsoDisabled={saving}>
      {children}
    </HeldButton>
  );
}
