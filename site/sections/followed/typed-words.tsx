import { ActForm, type ActProps } from './act-form';

const LABEL = {
  'call-when': 'When a call suits',
  question: 'Your question',
  accept: 'Your name',
  decline: 'Why not?',
  'call-off': 'Why?',
};

/** What was typed while the back office does not answer, to be sent again as it is. */
export const TypedWords = ({ address, form }: ActProps) =>
  form.act &&
  form.act !== 'photos' && (
    <section className="card" aria-labelledby="typed">
      <h2 id="typed">What you typed</h2>
      <ActForm
        address={address}
        form={{ ...form, message: undefined }}
        act={form.act}
        label={LABEL[form.act]}
        optional={form.act === 'decline' || form.act === 'call-off'}
        version={form.version}
        button="Send it again"
        look="accent"
      >
        {(control) => <textarea {...control} rows={4} maxLength={5000} />}
      </ActForm>
    </section>
  );
