import type { AdminViewServerProps, Payload } from 'payload';
import { OwnView } from '../../forms/parts/own-view';
import { SampleList, samplesInPlace } from '../../model/dashboard/sample-notice';
import type { FoundRecord } from '../find-replace/find-replace';
import { findReplaceHref } from '../find-replace/find-replace-view';
import { ActButton } from './act-button';
import { starterPairs, starterWords } from './starter-words';
import { firstHour, type Step } from './steps';
import { ToRewriteList } from './to-rewrite-list';

const STATES = { open: 'To do', done: 'Done', confirmed: 'You said it is true' };

const StepRow = ({ step: { name, title, help, href, confirmable, state, saw } }: { step: Step }) => (
  <li className={`first-hour__step first-hour__step--${state}`}>
    <div>
      <h2>
        <a href={href}>{title}</a> <span className="first-hour__state">{STATES[state]}</span>
      </h2>
      <p>{help}</p>
      <p className="first-hour__saw">{saw}</p>
    </div>
    {confirmable && state !== 'done' && (
      <ActButton
        path="first-hour"
        body={{ step: name, confirmed: state !== 'confirmed' }}
        label={state === 'confirmed' ? 'Not true of us yet' : 'This is true of us'}
        about={title}
      />
    )}
  </li>
);

const RecordList = ({ records }: { records: FoundRecord[] }) => (
  <ul>
    {records.map(({ title, type, href, places }) => (
      <li key={href}>
        <a href={href}>{type ? `${type}: ${title}` : title}</a>: {[...new Set(places.map(({ pair }) => pair.find))].join(', ')}
      </li>
    ))}
  </ul>
);

/** What is still the starter's: its samples, and the records that name its company or places; those only once the company has its own. */
async function Left({ payload, hasOwnName }: { payload: Payload; hasOwnName: boolean }) {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 });
  const pairs = starterPairs(settings);
  const [samples, named] = await Promise.all([samplesInPlace(payload), starterWords(payload, pairs)]);
  return (
    <>
      <h2 id="samples">What is still a sample</h2>
      {samples.length === 0 ? (
        <p>Nothing: all reviews, people, figures and posts are yours.</p>
      ) : (
        <SampleList samples={samples} />
      )}
      <h2>Where the starter is still named</h2>
      {!hasOwnName && (
        <p>
          Enter your name, phone and offices first. Then this lists the texts that still name the company or the places that the
          website came with.
        </p>
      )}
      {hasOwnName && named.length === 0 && <p>Nowhere: no text names the company or the places that the website came with.</p>}
      {hasOwnName && named.length > 0 && (
        <>
          <p>
            <a className="lead-action lead-action--primary" href={findReplaceHref(pairs)}>
              Replace them all at once
            </a>
          </p>
          <p>You see every place before anything changes.</p>
          <RecordList records={named} />
        </>
      )}
    </>
  );
}

async function Guide({ payload }: { payload: Payload }) {
  const steps = await firstHour(payload);
  const left = steps.filter(({ state }) => state === 'open').length;
  return (
    <>
      <h1>Make the website yours</h1>
      <p role="status">
        {left === 0
          ? 'Every step is done. Open the website and look at it as a customer would.'
          : `${steps.length - left} of ${steps.length} steps are done. Leave at any time: each is ticked off by what you change.`}
      </p>
      <ol className="first-hour__steps">
        {steps.map((step) => (
          <StepRow key={step.name} step={step} />
        ))}
      </ol>
      <Left
        payload={payload}
        hasOwnName={!steps.some(({ name, state }) => ['company', 'offices'].includes(name) && state === 'open')}
      />
      <ToRewriteList payload={payload} />
    </>
  );
}

export const FirstHourView = (view: AdminViewServerProps) => (
  <OwnView
    view={view}
    path="first-hour"
    label="Make the website yours"
    className="first-hour"
    roles={['owner']}
    refusal="Only owners see this."
  >
    {(payload) => <Guide payload={payload} />}
  </OwnView>
);
