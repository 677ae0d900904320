'use client';
import { PublishButton, useAllFormFields, useDocumentInfo, useFormBackgroundProcessing } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AUTOSAVE_MS } from './autosave';
import { changesBetween, inWords } from './changes';
import { useFieldShapes, useKeepTyping } from './keep-typing';
import { Later } from './later';

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
  useKeepTyping();
  const fields = useFieldShapes();
  const [state] = useAllFormFields();
  const published = usePublished();
  const values = reduceFieldsToValues(state, true);
  const { updatedAt: _, edited_by: __, _status: ___, ...typed } = values; // the server changes these
  const changes = published ? inWords(changesBetween(fields, published, values)) : '';
  return (
    <>
      <PatientButton typed={JSON.stringify(typed)}>
        <PublishButton label={changes ? `Publish: ${changes}` : 'Publish'} />
      </PatientButton>
      <Later />
    </>
  );
}

/** Within this time after the last letter, in milliseconds, a draft is about to be saved. */
const SOON_SAVED_MS = AUTOSAVE_MS + 300;
const LONGEST_WAIT_MS = 10_000;

/**
 * A press counts once the draft is saved. Payload's button is disabled while a draft is being saved, which would swallow the press;
 * and a draft saved after the press would make a published record look changed.
 */
function PatientButton({ typed, children }: { typed: string; children: ReactNode }) {
  const saving = useFormBackgroundProcessing();
  const box = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(false);
  const typedAt = useRef(0);
  const button = () => box.current?.querySelector<HTMLButtonElement>('#action-save');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of each change of what is typed
  useEffect(() => {
    typedAt.current = Date.now();
  }, [typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is looked up when the press counts
  useEffect(() => {
    if (!waiting) return;
    const end = Date.now() + LONGEST_WAIT_MS;
    const timer = setInterval(() => {
      const late = Date.now() > end;
      const ready = !saving && button()?.disabled === false && Date.now() - typedAt.current >= SOON_SAVED_MS;
      if (!ready && !late) return;
      setWaiting(false);
      typedAt.current = 0;
      button()?.click();
    }, 100);
    return () => clearInterval(timer);
  }, [waiting, saving]);
  const press = (event: MouseEvent) => {
    if (saving || Date.now() - typedAt.current >= SOON_SAVED_MS) return;
    event.preventDefault();
    event.stopPropagation();
    setWaiting(true);
  };
  const pressDisabled = () => {
    if (saving && button()?.disabled) setWaiting(true);
  };
  return (
    <div ref={box} className="patient-button" onClickCapture={press} onPointerUp={pressDisabled}>
      {children}
    </div>
  );
}
