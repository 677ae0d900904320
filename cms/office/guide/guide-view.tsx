import type { AdminViewServerProps, Payload } from 'payload';
import { OwnView } from '../../forms/parts/own-view';
import { SampleList, samplesInPlace } from '../../model/dashboard/sample-notice';
import { firstHour, type Step } from './steps';

const StepRow = ({ step: { title, help, href, isDone, saw } }: { step: Step }) => (
  <li className={`first-hour__step first-hour__step--${isDone ? 'done' : 'open'}`}>
    <div>
      <h2>
        <a href={href}>{title}</a> <span className="first-hour__state">{isDone ? 'Done' : 'To do'}</span>
      </h2>
      <p>{help}</p>
      <p className="first-hour__saw">{saw}</p>
    </div>
  </li>
);

/** What is still the starter's sample. */
async function Samples({ payload }: { payload: Payload }) {
  const samples = await samplesInPlace(payload);
  return (
    <>
      <h2 id="samples">What is still a sample</h2>
      {samples.length === 0 ? (
        <p>Nothing: all reviews, people, figures and posts are yours.</p>
      ) : (
        <SampleList samples={samples} />
      )}
    </>
  );
}

async function Guide({ payload }: { payload: Payload }) {
  const steps = await firstHour(payload);
  const left = steps.filter(({ isDone }) => !isDone).length;
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
      <Samples payload={payload} />
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
