import type { RequestView } from '../../content/followed';

const SAID = { done: 'done', now: 'here it stands', later: 'still to come' };

export const Steps = ({ steps }: Pick<RequestView, 'steps'>) => (
  <ol className="steps">
    {steps.map(({ label, state }) => (
      <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <span>
          {label}
          <span className="vh"> ({SAID[state]})</span>
        </span>
      </li>
    ))}
  </ol>
);
