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
