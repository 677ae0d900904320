'use client';
import { Button, PublishButton, useAllFormFields, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useState } from 'react';
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
      <PublishButton label={changes ? `Publish: ${changes}` : 'Publish'} />
      <ScheduleButton />
    </>
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
      At a time…
    </Button>
  );
}
