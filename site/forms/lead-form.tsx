import { withoutSlash } from 'contract/paths';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { PhotoHints } from '../content/photos';
import { useShell } from '../content/shell';
import { Button } from '../ui/button';
import { Link } from '../ui/link';
import { AboutLine } from './about-line';
import type { About } from './about-service';
import { ErrorSummary } from './error-summary';
import { FormField } from './form-field';
import { initialValues } from './initial-values';
import { ASKED, anchorOf, type FormName, type FormState, FROM, fields, HONEYPOT, idle, idOf } from './model';
import { PhotoField, type TakenPhotos } from './photo-field';
import { Status } from './status';
import { useLeadForm } from './use-lead-form';

interface LeadFormProps {
  form: FormName;
  state?: FormState;
  /** Initial values from `?service=` and `?city=`, as the options offer them. */
  preset?: Record<string, string>;
  about?: About;
  /** What photos should show; without it none can be sent. */
  photos?: PhotoHints;
}

/** A lead form that works natively (R-FORM-23). Its fields are uncontrolled, so that nothing typed before hydration is lost. */
export function LeadForm({ form, state: given, preset = {}, about, photos }: LeadFormProps) {
  const { settings, words } = useShell();
  const path = withoutSlash(useLocation().pathname);
  const initial = useMemo(() => initialValues(form, settings, { ...preset, ...given?.values }), [form, settings, preset, given]);
  const blank = useMemo(() => initialValues(form, settings), [form, settings]);
  const taken: TakenPhotos = useRef(undefined);
  const { model, element, handlers } = useLeadForm({ form, given, initial, blank, fixed: Object.keys(preset), about, taken });
  const { state, attempt, sending, sentBefore, Notices, AgreeLine, asks } = model;
  const { status, ...notices } = useNotices(attempt, state, element);
  const isRefused = given?.form === form && given.status !== 'sent';
  const posted = attempt === 0 && state.status !== 'idle';

  return (
    <div id={anchorOf(form)} className="lead-form">
      {posted && <Status state={state} />}
      <form
        ref={element}
        method="post"
        encType={photos && 'multipart/form-data'}
        action={`${path}${about ? `?service=${about.slug}` : ''}#${anchorOf(form)}`}
        noValidate // browsers refuse an e-mail with an invisible sign, and do not say why; the server checks
        {...handlers}
      >
        <ErrorSummary state={state} attempt={attempt} />
        {about && !sentBefore && <AboutLine about={about} chosen={given?.form !== form || given.about !== undefined} />}
        <Groups form={form} values={initial} state={state}>
          {photos && (
            <PhotoField
              hints={photos}
              service={model.service}
              state={isRefused && !sentBefore ? given : idle(form)}
              taken={taken}
            />
          )}
        </Groups>
        {given?.from && <input type="hidden" name={FROM} value={given.from} />}
        {state.status === 'asked' && <input type="hidden" name={ASKED} value="yes" />}
        <p className="form-notice">
          {settings.collection_notice} <Link href="/privacy">How we treat your data</Link>
        </p>
        {AgreeLine && asks && <AgreeLine asks={asks} />}
        <Button type="submit" busy={sending}>
          {sending ? 'Submitting...' : words[`${form}_send`]}
        </Button>
      </form>
      {!posted && <Status state={state} ref={status} />}
      {Notices && !state.thanks && <Notices state={state} attempt={attempt} {...notices} />}
    </div>
  );
}

function useNotices(attempt: number, state: FormState, form: React.RefObject<HTMLFormElement | null>) {
  const status = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState({ popup: 0, toast: 0 });

  useEffect(() => {
    // Disabling the button had removed the focus from it.
    if (attempt === 0 || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [attempt, form]);

  return {
    status,
    popup: state.status === 'sent' && closed.popup < attempt,
    toast: closed.toast < attempt,
    onPopupClosed: () => {
      setClosed((before) => ({ ...before, popup: attempt }));
      status.current?.focus({ preventScroll: true });
    },
    onToastDone: () => setClosed((before) => ({ ...before, toast: attempt })),
  };
}

interface GroupsProps {
  form: FormName;
  values: Record<string, string>;
  state: FormState;
  children?: ReactNode;
}

function Groups({ form, values, state: { status, errors }, children }: GroupsProps) {
  const groups = [...new Set(fields[form].map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => {
        const drawn = fields[form]
          .filter((field) => field.group === group)
          .map((field) => (
            <FormField
              key={field.name}
              form={form}
              field={field}
              initial={values[field.name] ?? ''}
              note={errors[field.name]}
              asked={status === 'asked'}
            />
          ));
        if (!group) return drawn;
        return (
          <fieldset key={group}>
            <legend>{group}</legend>
            <div className="field-grid">
              {drawn}
              {drawn.some(({ key }) => key === 'requirements') && children}
            </div>
          </fieldset>
        );
      })}
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={idOf(form, HONEYPOT)}>Leave this empty</label>
        <input id={idOf(form, HONEYPOT)} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
