'use client';
import {
  Button,
  PublishButton,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useModal,
} from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { changesBetween, type FieldShape, inWords } from './changes';

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
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const [state] = useAllFormFields();
  const published = usePublished();
  const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : globalSlug ? getEntityConfig({ globalSlug }) : undefined;
  const changes =
    published && entity
      ? inWords(changesBetween(entity.fields as unknown as FieldShape[], published, reduceFieldsToValues(state, true)))
      : '';
  return (
    <>
      <PatientButton>
        <PublishButton label={changes ? `Publish: ${changes}` : 'Publish'} />
      </PatientButton>
      <ScheduleButton />
    </>
  );
}

/** Payload disables the button while it saves a draft, which would swallow a press; the press counts once the draft is saved. */
function PatientButton({ children }: { children: ReactNode }) {
  const saving = useFormBackgroundProcessing();
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const button = () => box.current?.querySelector<HTMLButtonElement>('#action-save');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is looked up when it is enabled again
  useEffect(() => {
    if (saving || !pressed.current) return;
    pressed.current = false;
    button()?.click();
  }, [saving]);
  const note = () => {
    pressed.current = saving && button()?.disabled === true;
  };
  return (
    <div ref={box} className="patient-button" onPointerUp={note}>
      {children}
    </div>
  );
}

/** Opens Payload's dialogue that publishes or unpublishes at a time, without its menu. */
function ScheduleButton() {
  const { id, globalSlug, hasPublishPermission } = useDocumentInfo();
  const { openModal } = useModal();
  if (!hasPublishPermission || (!id && !globalSlug)) return null;
  return (
    <Button
      id="schedule"
      className="schedule-button"
      buttonStyle="secondary"
      size="medium"
      margin={false}
      onClick={() => openModal(`schedule-publish-${id}`)}
    >
      Later…
    </Button>
  );
}
