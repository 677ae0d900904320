import type { QuoteView, RequestView } from '../../content/followed';
import { ActForm, type ActProps } from './act-form';

/** Why nothing can be decided any more; the office may have agreed or closed the request without it. */
function endOf({ state, accepted }: QuoteView, stage: RequestView['stage']): string {
  if (state === 'accepted') return accepted ?? 'You have accepted this quote.';
  if (state === 'declined') return 'You have declined this quote.';
  if (stage === 'accepted') return 'The job is agreed, so there is nothing to accept here any more.';
  return stage === 'closed' ? 'This quote is closed, like your request.' : 'This quote has expired. Ask us for a new one.';
}

function Decide({ version, ...shared }: ActProps & { version: number }) {
  return (
    <>
      <ActForm
        {...shared}
        act="accept"
        version={version}
        label="Your name"
        help="With your name you accept this quote. We note the time and your network address."
        button="Accept this quote"
        look="accent"
      >
        {(control) => <input type="text" autoComplete="name" maxLength={200} {...control} />}
      </ActForm>
      <details open={shared.form.act === 'decline'}>
        <summary>No, thank you</summary>
        <ActForm {...shared} act="decline" version={version} label="Why not?" optional button="Decline this quote">
          {(control) => <textarea {...control} rows={3} maxLength={5000} />}
        </ActForm>
      </details>
    </>
  );
}

interface Props extends ActProps {
  quote: QuoteView;
  stage: RequestView['stage'];
  mayAct: boolean;
  /** The accepted version that this one is offered instead of. */
  instead?: QuoteView;
  /** Whether it is that accepted version. */
  holds?: boolean;
}

export function QuoteSheet({ quote, stage, mayAct, instead, holds, ...shared }: Props) {
  const { version, sent, validUntil, greeting, lines, total, gst, abn, from, service, state } = quote;
  const rows = lines.map(({ text, quantity, sum }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
    <tr key={index}>
      <th scope="row">
        {text}
        {quantity && <small>{quantity}</small>}
      </th>
      <td>{sum}</td>
    </tr>
  ));
  const id = holds ? 'agreed-quote' : 'quote';
  return (
    <section className="card quote-sheet" aria-labelledby={id}>
      <h2 id={id}>
        {holds ? `What is agreed: version ${version}` : instead ? `Our new offer: version ${version}` : 'Our quote'}
      </h2>
      {instead && (
        <p className="followed__when">
          It is not agreed. Version {instead.version}, which you have accepted, holds until you accept this one.
        </p>
      )}
      {service && <p>For {service}</p>}
      {greeting && <p className="quote-sheet__greeting">{greeting}</p>}
      <table>
        <caption className="vh">What the quote is made of</caption>
        <tbody>{rows.slice(0, -1)}</tbody>
        {/* On paper the total is never alone on a sheet, and no footer, which each sheet would repeat. */}
        <tbody className="quote-sheet__end">
          {rows.at(-1)}
          <tr className="quote-sheet__total">
            <th scope="row">Total</th>
            <td>{total}</td>
          </tr>
          {gst && (
            <tr className="quote-sheet__gst">
              <th scope="row">
                <small>Including GST of</small>
              </th>
              <td>
                <small>{gst}</small>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p>
        Sent on {sent}. Valid until {validUntil}.{version > 1 && ` This is version ${version}.`}
      </p>
      {from && <p>{from}</p>}
      {abn && <p>{`ABN ${abn}`}</p>}
      {state !== 'open' && (
        <p className="followed__when">
          {endOf(quote, stage)}
          {holds && ' It holds until you accept the new offer.'}
        </p>
      )}
      {state === 'open' && mayAct && <Decide {...shared} version={version} />}
    </section>
  );
}
