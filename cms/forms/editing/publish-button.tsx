'use client';
import { Button, toast, useAllFormFields, useDocumentInfo, useFormInitializing, useFormModified } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useRef } from 'react';
import { useAnswer } from '../parts/use-answer';
import { changesBetween, inWords } from './changes';
import { useFormSaver, useSaveKey } from './form-saver';
import { Later } from './later';
import { useFieldShapes, useOpenRecord } from './record-of';

const NOT_SETTLED = 'the back office cannot be reached, or something in the form is to be decided first.';

/** The record as visitors know it; undefined while loading, or if they never saw it. */
function usePublished(): object | undefined {
  const { id, collectionSlug, globalSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
  const address = hasPublishedDoc ? `/payload-api/${path}?depth=0&draft=false` : undefined;
  const published = useAnswer<object>(address, { version: unpublishedVersionCount === 0 }); // read again after it was published
  return typeof published === 'object' ? published : undefined;
}

/** Does nothing while it is under way. */
function useOnce(act: () => Promise<unknown>): () => Promise<void> {
  const isUnderWay = useRef(false);
  return async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await act().finally(() => {
      isUnderWay.current = false;
    });
  };
}

/** Publishes, and says what visitors will see changed. A press counts once the draft is saved and merged with what others saved. */
export function PublishChanges() {
  const info = useDocumentInfo();
  const fields = useFieldShapes();
  const [state] = useAllFormFields();
  const isModified = useFormModified();
  const isInitializing = useFormInitializing();
  const { path, method } = useOpenRecord();
  const saver = useFormSaver();
  const published = usePublished();
  const publish = useOnce(async () => {
    const overrides = { _status: 'published' };
    const answer = await saver()?.send(path ? { action: `${path}?depth=0`, method, overrides } : { overrides });
    if (answer === false) toast.error(`Not published: ${NOT_SETTLED}`);
    else if (answer?.res.ok) {
      info.setUnpublishedVersionCount(0);
      info.setMostRecentVersionIsAutosaved(false);
      info.setHasPublishedDoc(true);
    }
  });
  const keepDraft = useOnce(async () => {
    if (!(await saver()?.keepDraft())) toast.error(`Not saved: ${NOT_SETTLED}`);
  });
  useSaveKey(keepDraft);
  if (!info.hasPublishPermission) return null;
  const isNew = isModified || info.unpublishedVersionCount > 0 || !info.hasPublishedDoc;
  const changes = published ? inWords(changesBetween(fields, published, reduceFieldsToValues(state, true))) : '';
  return (
    <>
      <Button
        id="action-save"
        type="button"
        size="medium"
        margin={false}
        disabled={!isNew || isInitializing || info.uploadStatus === 'uploading'}
        onClick={publish}
      >
        {changes ? `Publish: ${changes}` : 'Publish'}
      </Button>
      <Later />
    </>
  );
}
