'use client';
import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { followForm } from '../payload-patches/late-answers';
import { offerFormSaver } from './form-saver';
import { useFormValues } from './form-values';
import { Place } from './kept';
import { type Trouble, useOpenRecord, useOwnName } from './record-of';
import { type Note, type Now, type Question, TypingActs } from './typing-acts';

/** A request of at most this many letters outlives its page; browsers refuse longer ones (64 KiB). */
const KEPT_ALIVE = 20_000;

export interface Typing {
  trouble?: Trouble;
  isKept: boolean;
  question?: Question;
  note?: Note;
  dismiss(): void;
  tryNow(): void;
}

/** Sends what is unsaved while the form is being left; undefined if there is nothing to send. */
function saveOnLeave(acts: TypingActs, { record }: Now): Promise<Response> | undefined {
  if (!record.path || !record.hasDrafts || !acts.isUnsaved()) return undefined;
  acts.noteSent();
  const body = JSON.stringify({ ...acts.values.read(), updatedAt: acts.base?.updatedAt, _status: 'draft' });
  const options = { method: record.method, headers: { 'content-type': 'application/json' }, body };
  return fetch(`${record.path}?draft=true&autosave=true&depth=0`, { ...options, keepalive: body.length < KEPT_ALIVE });
}

export function useTyping(): Typing {
  const [fields] = useAllFormFields();
  const form = useForm();
  const { user } = useAuth();
  const info = useDocumentInfo();
  const [isModified, isProcessing, isSaving] = [useFormModified(), useFormProcessing(), useFormBackgroundProcessing()];
  const latest: Now = { info, form, record: useOpenRecord(), account: user?.id, me: useOwnName() };
  const now = useRef(latest);
  now.current = latest;
  const values = useFormValues();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isKept, setKept] = useState(true);
  const [question, setQuestion] = useState<Question>();
  const [note, setNote] = useState<Note>();
  const [acts] = useState(
    () => new TypingActs(now, values, { trouble: setTrouble, question: setQuestion, note: setNote, kept: setKept }),
  );

  // The record as it was opened, or as the server answered a save.
  const { savedDocumentData: saved, initialState } = info;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the record changes
  useEffect(() => {
    const isKnown = acts.base && (!saved || String(saved.updatedAt) === String(acts.base.updatedAt));
    if (isKnown) return;
    acts.begin(saved?.id || saved?.updatedAt ? saved : values.read(), acts.base !== undefined);
  }, [saved]);

  const { id, collectionSlug, globalSlug } = info;
  useEffect(() => followForm(collectionSlug ?? globalSlug, id, form.getFields), [collectionSlug, globalSlug, id, form.getFields]);

  const { name, path } = latest.record;
  const isFile = !path && Boolean(info.docConfig && 'upload' in info.docConfig && info.docConfig.upload);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    if (!user || isFile) return;
    const place = new Place(user.id, name);
    acts.place = place;
    void place.left().then(async (left) => {
      for (const [key, kept] of left) await acts.adopt(kept, key);
    });
    return () => place.close();
  }, [user?.id, name]);

  // Next replaced the form with the server's record: what was typed goes back.
  const opened = useRef(initialState);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form is replaced
  useEffect(() => {
    if (opened.current === initialState) return;
    opened.current = initialState;
    if (acts.unsaved) void acts.adopt(acts.unsaved);
  }, [initialState]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is typed
  useEffect(() => {
    acts.isTouched ||= isModified;
    acts.keep();
    if (!acts.isUnsaved()) return;
    if (!isModified && !isProcessing && !isSaving) form.setModified(true); // Payload takes a refused save for a successful one
    if (latest.record.hasDrafts && !acts.trouble && !acts.isAsking) acts.later();
  }, [fields, isModified, isProcessing, isSaving]);

  const wasProcessing = useRef(false);
  useEffect(() => {
    if (wasProcessing.current && !isProcessing) acts.later(0); // a save may have been refused, or its answer lost
    wasProcessing.current = isProcessing;
  }, [isProcessing, acts]);

  useEffect(() => {
    const look = () => void acts.look();
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') saveOnLeave(acts, now.current)?.catch(() => undefined);
      else look();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (acts.isUnsaved()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', look);
    window.addEventListener('focus', look);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('beforeunload', onLeave);
      acts.stop();
      const { place } = acts;
      saveOnLeave(acts, now.current)?.then(
        ({ ok }) => ok && place?.forget(),
        () => undefined,
      );
    };
  }, [acts]);

  offerFormSaver(form.getFields, {
    version: () => acts.base?.updatedAt,
    saveAndMerge: async (own) => {
      acts.own = own ?? acts.own;
      return !acts.isAsking && acts.look();
    },
    keepDraft: async () => !acts.isAsking && acts.look(true),
    send: async (options) => !acts.isAsking && acts.send(options),
    sendWhenReachable() {
      acts.waiting = () => void acts.submit();
      if (!acts.isAsking) void acts.look();
    },
  });

  const dismiss = () => setNote(undefined);
  return { trouble, isKept, question, note, dismiss, tryNow: () => void acts.look() };
}
