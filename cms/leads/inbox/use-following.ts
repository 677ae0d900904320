'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormSaver } from '../../forms/editing/form-saver';
import type { PanelModel } from './panel-model';

const LOOK_AGAIN_MS = 1500;
/** Maximum number of reloads while a message is being sent; after that the next save or visit shows the result. */
const LOOKS = 20;

/** Call it with the server's response to an action, which may contain the changed lead. */
export type AfterAction = (answer: { doc?: { updatedAt?: string } }) => void;

/** Loads the panel's data again after each save and action, and while a message is being sent. */
export function useFollowing(first: PanelModel): [PanelModel, AfterAction] {
  const [model, setModel] = useState(first);
  const { data, incrementVersionCount } = useDocumentInfo();
  const saver = useFormSaver();
  const looks = useRef(0);
  const savedAt = data?.updatedAt as string | undefined;
  const shown = useRef(savedAt);

  const look = useCallback(async () => {
    const response = await fetch(`/payload-api/leads/${first.id}/panel`).catch(() => undefined);
    if (response?.ok) setModel((await response.json()) as PanelModel);
  }, [first.id]);

  useEffect(() => {
    if (shown.current === savedAt) return;
    shown.current = savedAt;
    looks.current = 0;
    void look();
  }, [savedAt, look]);

  useEffect(() => {
    if (!model.sendingNow || looks.current >= LOOKS) return;
    const timer = setTimeout(() => {
      looks.current += 1;
      void look();
    }, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [model, look]);

  const afterAction: AfterAction = ({ doc }) => {
    looks.current = 0;
    if (!doc) return void look();
    incrementVersionCount();
    void saver()?.saveAndMerge(doc.updatedAt); // the form takes over what the action changed
  };
  return [model, afterAction];
}
