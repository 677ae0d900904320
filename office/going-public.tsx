import { FieldRow } from './fields';

/** What has to be right before visitors come, and whether it is. */
export interface CheckModel {
  name: string;
  title: string;
  isOk: boolean;
  saw: string;
  /** The one thing to do. */
  advice?: string;
  links: { text: string; href: string }[];
  /** What the button sends; `asksCode` asks for what came with it. */
  button?: string;
  asksCode?: boolean;
  fault?: string;
}

export interface GoingPublicModel {
  action: string;
  checks: CheckModel[];
  next: { name: string; title: string; why: string; href: string }[];
}

const Code = ({ action, fault }: { action: string; fault?: string }) => (
  <form method="post" action={action}>
    <FieldRow
      {...{
        name: 'code',
        label: 'Code of the test mail',
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        required: true,
        fault,
      }}
    />
    <button className="act primary" name="act" value="code">
      It arrived
    </button>
  </form>
);

const Check = ({ action, name, title, isOk, saw, advice, links, button, asksCode, fault }: CheckModel & { action: string }) => (
  <li id={name} className={isOk ? 'is-ok' : undefined}>
    <h2>
      {title} <span className={isOk ? 'time' : 'time soon'}>{isOk ? '✓ OK' : 'To do'}</span>
    </h2>
    <p>{saw}</p>
    {advice && <p>{advice}</p>}
    {links.length > 0 && (
      <p className="more">
        {links.map(({ text, href }) => (
          <a key={text} className="plain" href={href}>
            {text}
          </a>
        ))}
      </p>
    )}
    {asksCode && <Code action={action} fault={fault} />}
    {button && (
      <form method="post" action={action}>
        <button className="act" name="act" value={name}>
          {button}
        </button>
      </form>
    )}
  </li>
);

/** *Going public*: everything that has to be right before visitors come, and what is worth doing next. */
export const GoingPublic = ({ action, checks, next }: GoingPublicModel) => {
  const left = checks.filter(({ isOk }) => !isOk).length;
  return (
    <main className="going-public">
      <h1>Going public</h1>
      <p role="status">
        {left === 0 ? 'Everything is right: visitors may come.' : `${left} of ${checks.length} to do before visitors come.`}
      </p>
      <ul className="checks">
        {checks.map((check) => (
          <Check key={check.name} action={action} {...check} />
        ))}
      </ul>
      {next.length > 0 && (
        <section aria-labelledby="next">
          <h2 id="next">Next, by what it is worth</h2>
          <ol>
            {next.map(({ name, title, why, href }) => (
              <li key={name}>
                <a className="plain" href={href}>
                  {title}
                </a>
                <br />
                {why}
              </li>
            ))}
          </ol>
        </section>
      )}
    </main>
  );
};
