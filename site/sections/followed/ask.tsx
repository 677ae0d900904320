import { ActForm, type ActProps } from './act-form';

export const Ask = ({ isMain, ...shared }: ActProps & { isMain: boolean }) => (
  <section className="card followed__screen followed__act" aria-labelledby="ask">
    <h2 id="ask">Ask a question</h2>
    <ActForm {...shared} act="question" label="Your question" button="Send the question" look={isMain ? 'accent' : 'line'}>
      {(control) => <textarea {...control} rows={4} maxLength={5000} />}
    </ActForm>
  </section>
);

export const CallWhen = ({ callWhen, ...shared }: ActProps & { callWhen?: string }) => (
  <section className="card followed__screen followed__act" aria-labelledby="call-suits">
    <h2 id="call-suits">When does a call suit you?</h2>
    <ActForm
      {...shared}
      act="call-when"
      label="Days and times"
      help="Such as “after 3 pm” or “Tuesday morning”."
      button="Tell us"
    >
      {(control) => <input type="text" maxLength={300} {...control} defaultValue={control.defaultValue ?? callWhen} />}
    </ActForm>
  </section>
);

/** Calls the request off, in a second step; after a yes it asks for that. */
export const CallOff = ({ isAgreed, ...shared }: ActProps & { isAgreed: boolean }) => (
  <section className="card followed__screen followed__act" aria-labelledby="off">
    <h2 id="off">Have your plans changed?</h2>
    <details open={shared.form.act === 'call-off'}>
      <summary>{isAgreed ? 'Call the job off' : 'Call my request off'}</summary>
      <p>
        {isAgreed
          ? 'We read it and answer you. Until then everything stays as it is agreed.'
          : 'Then your request is closed, and we do nothing more about it.'}
      </p>
      <ActForm {...shared} act="call-off" label="Why?" optional button={isAgreed ? 'Ask to call it off' : 'Call it off'}>
        {(control) => <textarea {...control} rows={3} maxLength={5000} />}
      </ActForm>
    </details>
  </section>
);
