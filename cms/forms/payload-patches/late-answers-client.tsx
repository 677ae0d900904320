'use client';
import { ServerFunctionsProvider } from '@payloadcms/ui';
import type { FormState, ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { fieldsNow, ofRowsThere, onlyNewValues } from './late-answers';

const SAVING_OR_REFUSED = 'form[data-form-ready="false"], .field-error.tooltip';

/** Payload asks about a change 250 ms after it; an answer to something earlier in between makes it forget to ask. */
const QUIET_MS = 400;
const ACTS = ['input', 'click', 'keydown', 'drop'] as const;

function useQuiet() {
  const lastAct = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = () => {
      lastAct.current = performance.now();
    };
    for (const act of ACTS) document.addEventListener(act, note, true);
    return () => {
      for (const act of ACTS) document.removeEventListener(act, note, true);
    };
  }, []);
  return useCallback(async () => {
    const left = () => lastAct.current + QUIET_MS - performance.now();
    while (left() > 0) await new Promise((done) => setTimeout(done, left()));
  }, []);
}

/** Arguments of `form-state`: only a save sends `data`, the saved record; an existing form sends `formState`. */
interface FormStateArgs {
  skipValidation?: boolean;
  /** Only of a box of the editor, such as a link's: its Save takes the whole answer as the new state. */
  initialBlockFormState?: FormState;
  data?: unknown;
  formState?: FormState;
  collectionSlug?: string;
  globalSlug?: string;
  id?: unknown;
}

/** Takes out of a late response about the form what would undo later input. */
export function LateAnswers({ ask, children }: { ask: ServerFunctionClient; children: ReactNode }) {
  const quiet = useQuiet();
  const serverFunction: ServerFunctionClient = useCallback(
    async (call) => {
      const whole = await ask(call);
      if (call.name !== 'form-state') return whole;
      const { staleDataState: _, ...answer } = whole as { state?: FormState | null; staleDataState?: unknown };
      const { skipValidation, data, formState, initialBlockFormState, collectionSlug, globalSlug, id } =
        call.args as FormStateArgs;
      if (!formState || !answer.state) return answer;
      if (!data) await quiet();
      if (initialBlockFormState) return answer;
      if (!data && skipValidation && document.querySelector(SAVING_OR_REFUSED)) return { ...answer, state: null };
      const now = fieldsNow(collectionSlug ?? globalSlug, id) ?? formState;
      return { ...answer, state: ofRowsThere(onlyNewValues(answer.state, formState), formState, now) };
    },
    [ask, quiet],
  );
  return <ServerFunctionsProvider serverFunction={serverFunction}>{children}</ServerFunctionsProvider>;
}
