'use client';
import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PanelModel } from './panel-model';

const LOOK_AGAIN_MS = 1500;
/** Maximum number of reloads while a message is being sent; after that the next save or visit shows the result. */
const LOOKS = 20;

/** Form fields that an action of the panel may have changed. */
const CHANGED = ['status', 'assigned_to', 'quoted_amount', 'suspicion', 'due_at', 'first_answered_at', 'edited_by'];

type Saved = Record<string, unknown> & { updatedAt?: string };
/** Call it with the server's response to an action, which may contain the changed lead. */
export type AfterAction = (answer: { doc?: Saved }) => void;

/** Loads the panel's data again after each save and action, and while a message is being sent. */
export function useFollowing(first: PanelModel): [PanelModel, AfterAction] {
  const [model, setModel] = useState(first);
  const { data, setData, setLastUpdateTime, incrementVersionCount } = useDocumentInfo();
  const { dispatchFields } = useForm();
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
    for (const path of CHANGED) {
      const value = doc[path] ?? null;
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
    }
    incrementVersionCount();
    setLastUpdateTime(Date.parse(doc.updatedAt ?? ''));
    setData(doc); // the form then recognises the change as its own
  };
  return [model, afterAction];
}
