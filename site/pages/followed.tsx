import { type FollowedView, notAlong } from '../content/followed';
import { useShell } from '../content/shell';
import { CallButton } from '../sections/call-button';
import { Ask, CallOff, CallWhen } from '../sections/followed/ask';
import { Asked, Office } from '../sections/followed/office';
import { AddPhotos, Photos } from '../sections/followed/photos';
import { QuoteSheet } from '../sections/followed/quote-sheet';
import { Steps } from '../sections/followed/steps';
import { TypedWords } from '../sections/followed/typed-words';
import { Frame } from '../sections/frame';
import { PageHero } from '../sections/page-hero';

type Shown = Extract<FollowedView, { kind: 'request' }>;

const DONE: Record<NonNullable<Shown['done']>, string> = {
  'call-when': 'Thank you. We know now when a call suits you.',
  question: 'Your question has arrived. We answer it as soon as we can.',
  accept: 'Thank you! You have accepted our quote, and we are glad to come.',
  decline: 'We have noted that you do not want this quote. Thank you for telling us.',
  photos: 'Thank you. Your photos have arrived.',
  'call-off': 'It has arrived that you want to call the job off. Nothing is dropped yet: we answer you.',
};
/** The same of a request that is closed with it. */
const CALLED_OFF = 'Your request is called off. Thank you for telling us.';

/** What happens next, in one sentence. */
function next({ stage, replyBy, quote, agreed, agreedQuote, declinedVersion }: Shown['request']): string {
  if (agreedQuote)
    return `What you have accepted, version ${agreedQuote.version}, holds. Our new offer below takes its place only once you accept it.`;
  if (replyBy) return stage === 'received' ? `A person answers you by ${replyBy}.` : `We answer your question by ${replyBy}.`;
  if (agreed) return 'We have agreed a day with you.';
  if (stage === 'closed') return 'This request is closed. If that is not right, call us or ask below.';
  if (stage === 'accepted' && quote?.state === 'open')
    return 'The job is agreed. Our offer below changes that only once you accept it.';
  if (declinedVersion !== undefined) return `You have declined version ${declinedVersion}: what you accepted before holds.`;
  if (stage === 'accepted') return 'The job is agreed. We call you to agree a day.';
  if (quote?.state === 'open') return 'Our quote is below: accept it, ask us, or tell us that you have changed your mind.';
  if (quote) return 'Call us or ask below if you want another quote.';
  if (stage === 'received') return 'It has arrived, and a person reads it.';
  return 'We have answered you. Call us or ask below if anything is open.';
}

function Request({ view }: { view: Shown }) {
  const { request, form, address, done, missing = [], takesPhotos } = view;
  const { quote, agreed, agreedQuote, isDraft, stage } = request;
  const shared = { stage, address, form };
  const mayAct = !isDraft;
  const photos = (takesPhotos || request.photos > 0) && (
    <Photos
      count={request.photos}
      notKept={request.photosNotKept}
      mayAdd={takesPhotos && mayAct && stage !== 'closed'}
      address={address}
      form={form}
    />
  );
  return (
    <div className="followed">
      <div className="followed__main">
        {done && (
          <p className="followed__note followed__screen" role="status">
            {done === 'call-off' && stage === 'closed' ? CALLED_OFF : DONE[done]}
          </p>
        )}
        {missing.length > 0 && (
          <p className="followed__note followed__note--wrong followed__screen" role="alert">
            {notAlong(missing)}
          </p>
        )}
        {form.message && (
          <p className="followed__note followed__note--wrong followed__screen" role="alert">
            {form.message}
          </p>
        )}
        <section className="card followed__screen" aria-labelledby="where">
          <h2 id="where">Where it stands</h2>
          <Steps steps={request.steps} />
          <p className="followed__when">{next(request)}</p>
        </section>
        {agreed && (
          <section className="card" aria-labelledby="agreed">
            <h2 id="agreed">The agreed day</h2>
            <p className="followed__when">{agreed}</p>
            <a className="btn btn--line" href={`${address}/visit.ics`}>
              Add it to your calendar
            </a>
          </section>
        )}
        {quote && <QuoteSheet {...shared} quote={quote} instead={agreedQuote} mayAct={mayAct} />}
        {agreedQuote && <QuoteSheet {...shared} quote={agreedQuote} holds mayAct={false} />}
        {mayAct && <Ask address={address} form={form} isMain={quote?.state !== 'open'} />}
        {mayAct && stage !== 'closed' && <CallWhen address={address} form={form} callWhen={request.callWhen} />}
        {request.mayCallOff && <CallOff address={address} form={form} isAgreed={stage === 'accepted'} />}
        {!quote && photos}
      </div>
      <div className="followed__side">
        <Office office={request.office} address={address} />
        <Asked asked={request.asked} />
        {quote && photos}
      </div>
    </div>
  );
}

/** What can be said without the back office. */
function Without({ view }: { view: Exclude<FollowedView, Shown> }) {
  const { phone } = useShell().settings;
  const words = {
    arrived: 'It is safe with us. We cannot show more just now; please look again in a few minutes.',
    unknown: 'We cannot look up your request just now. Please try again in a few minutes.',
    ended:
      'This link does not open a request, or not any more. If somebody replaced it, we have sent you a newer one. Otherwise call us: we find your request by its number.',
  };
  return (
    <div className="followed">
      <div className="followed__main">
        {view.form.message && (
          <p className="followed__note followed__note--wrong" role="alert">
            {view.form.message}
          </p>
        )}
        <section className="card">
          <p>{words[view.kind]}</p>
          <CallButton>Call {phone}</CallButton>
        </section>
        {view.form.kept && view.kind !== 'ended' && (
          <section className="card">
            <AddPhotos address={view.address} form={{ ...view.form, message: undefined }} />
          </section>
        )}
        {view.form.act && view.kind !== 'ended' && <TypedWords address={view.address} form={view.form} />}
      </div>
    </div>
  );
}

function heading(view: FollowedView): { title: string; subtitle?: string } {
  if (view.kind === 'request') {
    const { reference, received, quote } = view.request;
    return { title: quote ? 'Your quote' : 'Your request', subtitle: `${reference}, received ${received}` };
  }
  if (view.kind === 'arrived') return { title: `Your request ${view.reference} arrived on ${view.received}` };
  return { title: view.kind === 'ended' ? 'This link does not work' : 'Please try again in a moment' };
}

/** The page on which a customer follows a request. It is never hydrated: native forms and links do everything. */
export function FollowedPage({ data }: { data: FollowedView }) {
  const { brand, phone, email } = useShell().settings;
  return (
    <>
      {data.kind === 'request' && data.request.isDraft && (
        <p className="followed__strip">This is a draft: the customer has not got it yet. Nothing can be pressed here.</p>
      )}
      <PageHero {...heading(data)} />
      <Frame className="followed__frame">
        {!(data.kind === 'request' && data.request.quote?.from) && (
          <p className="followed__paper">{[brand, phone, email].filter(Boolean).join(', ')}</p>
        )}
        {data.kind === 'request' ? <Request view={data} /> : <Without view={data} />}
      </Frame>
    </>
  );
}
