import type { ServerProps } from 'payload';
import { firstHour } from './steps';

const NEXT = 3;

export async function FirstHourNotice({ payload, user }: ServerProps) {
  if (user?.role !== 'owner') return null;
  const steps = await firstHour(payload);
  const open = steps.filter(({ isDone }) => !isDone);
  const done = steps.length - open.length;
  const [next] = open;
  return (
    <section className="sample-notice first-hour-notice" aria-labelledby="first-hour-heading">
      <details open={open.length > 0}>
        <summary>
          <h2 id="first-hour-heading">Make the website yours</h2> {done} of {steps.length} steps are done.
        </summary>
        {next?.name === 'company' && <p>This is a demonstration. Make it yours in ten minutes.</p>}
        {next && (
          <>
            <progress value={done} max={steps.length} aria-label="Steps that are done" />
            <ul>
              {open.slice(0, NEXT).map(({ name, title }) => (
                <li key={name}>{title}</li>
              ))}
            </ul>
          </>
        )}
        <a className="lead-action" href={next?.name === 'company' ? next.href : '/admin/first-hour'}>
          {next ? `Go on with: ${next.title}` : 'Look at the steps again'}
        </a>
      </details>
    </section>
  );
}
