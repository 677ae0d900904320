import { type ChangeEvent, type ComponentType, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { agree } from './about-line';
import type { About } from './about-service';
import type { AgreeLineProps } from './agree-line';
import type { Asks } from './agreement';
import { putBackAsLeft } from './as-left.browser';
import { clear, dropDraft, keepDraft, restoreDraft } from './draft';
import { forgetTouch, noteTouch, touchedAt } from './kept';
import { ABOUT, AGREED, type FormName, type FormState, fields, HONEYPOT, idle, KEPT_PHOTO, PHOTOS } from './model';
import type { NoticesProps } from './notices';
import type { TakenPhotos } from './photo-field';

/** State for a form's markup; `attempt` counts the submits of this page. */
export interface LeadFormModel {
  state: FormState;
  attempt: number;
  sending: boolean;
  /** Whether an enquiry was sent from this page. */
  sentBefore: boolean;
  Notices?: ComponentType<NoticesProps>;
  AgreeLine?: ComponentType<AgreeLineProps>;
  asks?: Asks;
  /** The chosen option of the quote form. */
  service: string;
}

type Sending = ReturnType<typeof import('./send.browser').createSender>;

interface Options {
  form: FormName;
  given?: FormState;
  /** Initial values of the fields, and those of a new enquiry. */
  initial: Record<string, string>;
  blank: Record<string, string>;
  /** Fields that a draft must not change. */
  fixed: readonly string[];
  about?: About;
  taken: TakenPhotos;
}

/** How long sending waits for photos that are on their way, and for the last of them before another page is shown, in milliseconds. */
const [PHOTOS_MS, LAST_PHOTOS_MS] = [4000, 15_000];

/** Yields a frame, so that the browser paints the reaction to an input before further work. */
const afterPaint = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

const valuesOf = (form: FormName, element: HTMLFormElement) => {
  const data = new FormData(element);
  return Object.fromEntries(fields[form].map(({ name }) => [name, String(data.get(name) ?? '')]));
};

export function useLeadForm({ form, given, initial, blank, fixed, about, taken }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const sender = useRef<Promise<Sending | undefined>>(undefined);
  const submitting = useRef(false);
  const asked = useRef(given?.status === 'asked');
  const [model, setModel] = useState<LeadFormModel>({
    state: given?.form === form ? given : idle(form),
    attempt: 0,
    sending: false,
    sentBefore: false,
    service: initial.service ?? '',
  });
  const change = (part: Partial<LeadFormModel>) => setModel((before) => ({ ...before, ...part }));

  /** The first touch loads the code for sending, so that the page itself does not contain it. */
  function touch() {
    noteTouch();
    if (sender.current) return;
    sender.current = import('./send.browser').then(
      ({ createSender }) => createSender(form, (asks) => change({ asks })),
      () => undefined,
    );
    import('./notices').then(
      ({ Notices, AgreeLine }) => change({ Notices, AgreeLine }),
      () => undefined, // the status region shows everything
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useLayoutEffect(() => {
    const found = element.current;
    if (!found) return;
    putBackAsLeft(found);
    const typed = Object.entries(valuesOf(form, found)).some(([name, value]) => value !== initial[name]);
    if (typed || found.contains(document.activeElement)) touch();
    // The draft was typed on an earlier page; code for sending is loaded at this page's first touch.
    if (restoreDraft(form, found, initial, fixed)) noteTouch(0);
    change({ service: valuesOf(form, found).service });
    if (about) agree(found, about);
  }, []);

  /** Clears a corrected field's error; new errors appear only at submit. */
  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    const found = element.current;
    if (!found) return;
    touch();
    const { name } = target; // the field's, from which the event bubbles
    if (about) agree(found, about, name);
    const values = valuesOf(form, found);
    keepDraft(form, values);
    if (name === 'service') change({ service: values.service });
    sender.current?.then((sending) => {
      if (!sending || sending.check(values)[name]) return;
      setModel((before) => {
        if (!before.state.errors[name]) return before;
        const { [name]: _mended, ...errors } = before.state.errors;
        return { ...before, state: { ...before.state, errors } };
      });
    });
  }

  async function submit(found: HTMLFormElement) {
    touch();
    const pressedAt = performance.now();
    await afterPaint();
    const attempt = model.attempt + 1;
    const values = valuesOf(form, found);
    const sending = await sender.current;
    if (!sending) {
      dropDraft(form);
      found.submit(); // the code for sending did not load: the browser submits natively, and the server checks
      return;
    }
    const errors = sending.check(values);
    const wrong = Object.keys(errors).length > 0;
    const doubts = wrong || asked.current ? errors : sending.questions(values);
    if (Object.keys(doubts).length > 0) {
      asked.current ||= !wrong;
      change({ state: { form, status: wrong ? 'invalid' : 'asked', values, errors: doubts }, attempt });
      return;
    }
    change({ sending: true, state: idle(form) });
    await (await taken.current)?.onIdle(PHOTOS_MS);
    const data = new FormData(found);
    if (data.getAll(PHOTOS).some((file) => (file as File).size)) {
      found.submit(); // the code for photos did not load
      return;
    }
    const state = await sending.send(values, {
      honeypot: String(data.get(HONEYPOT) ?? ''),
      startedAt: touchedAt(),
      pressedAt,
      about: data.has(ABOUT) ? about : undefined,
      agreed: data.get(AGREED)?.toString(),
      photos: data.getAll(KEPT_PHOTO).map(String),
    });
    if (state.status === 'sent') {
      dropDraft(form);
      clear(found, blank);
      forgetTouch();
      asked.current = false;
      change({ sentBefore: true, service: blank.service });
      sender.current = undefined;
      const photos = await taken.current;
      photos?.sent(state.late);
      if (state.thanks) await photos?.onIdle(LAST_PHOTOS_MS);
      if (state.thanks) location.assign(state.thanks);
    }
    change({ state, attempt, sending: false });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    submit(event.currentTarget).finally(() => {
      submitting.current = false;
    });
  }

  return { model, element, handlers: { onFocus: () => touch(), onPointerDown: () => touch(), onChange, onSubmit } };
}
