import { useShell } from '../content/shell';
import { Link } from '../ui/link';
import { messageText } from './message-text';
import type { FormState } from './model';

/** Links to the request's page, whole so that no browser prerenders it, and to the message app with the lead as its text. */
export function SentLinks({ state }: { state: FormState }) {
  const { mobile_link } = useShell().settings;
  const { follow } = state;
  return (
    <>
      {follow && (
        <p>
          <Link href={follow}>Follow your request</Link>
        </p>
      )}
      {mobile_link && (
        <p>
          <Link
            href={`${mobile_link}?text=${encodeURIComponent(messageText(state.form, state.values, state.reference, state.about))}`}
            target="_blank"
          >
            Send it to us as a message, too
          </Link>
        </p>
      )}
    </>
  );
}

/** By when the office answers; while that is not known, what it promises to everybody (R-FORM-29). */
export function ReplyLine({ state: { replyBy } }: { state: FormState }) {
  const { reply } = useShell().settings;
  const when = replyBy ? `by ${replyBy}` : reply && `within ${reply.within}`;
  const usually = reply?.usually ? `, usually within ${reply.usually}` : '';
  return when && <p className="form-reply">{`We answer ${when}${usually}.`}</p>;
}

function Sent({ state }: { state: FormState }) {
  return (
    <>
      <p className="form-status-words">{state.message}</p>
      <ReplyLine state={state} />
      {state.reference && (
        <p>
          Your reference is <strong className="form-reference">{state.reference}</strong>
        </p>
      )}
      {state.missing && <p>{`These photos did not come along: ${state.missing.join(', ')}. Your request did.`}</p>}
      <SentLinks state={state} />
    </>
  );
}

function NotSent({ state }: { state: FormState }) {
  const { phone, phone_link } = useShell().settings;
  return (
    <>
      <p className="form-status-words">{state.message}</p>
      <p>
        Everything you typed is still here. {state.status === 'limited' ? 'You can also' : 'Try again, or'} call{' '}
        <Link href={phone_link}>{phone}</Link>.
      </p>
    </>
  );
}

/** The result of the form as permanent text. A live region, so it is rendered while still empty. */
export function Status({ state, ref }: { state: FormState; ref?: React.Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="form-status" role="status" tabIndex={-1} data-status={state.status}>
      {state.message && (state.status === 'sent' ? <Sent state={state} /> : <NotSent state={state} />)}
    </div>
  );
}
