import { type Field, Fields } from '../fields';
import { Copy, LinkLine, Outcome } from '../parts';
import { Act } from './account';

const ToAccounts = () => <LinkLine href="/admin/collections/users" word="Back to the accounts" />;

export interface LinkModel {
  email: string;
  link: string;
  /** Whether there is a mail server to send it. */
  mailed: boolean;
  days: number;
}

const PasswordLink = ({ email, link, mailed, days }: LinkModel) => (
  <>
    <p role="status">
      {mailed
        ? `A mail with this link is on its way to ${email}. You can also pass it on yourself:`
        : `There is no mail server, so no mail was sent to ${email}. Pass this link on yourself:`}
    </p>
    <div className="field">
      <label htmlFor="link">Link to choose a password</label>
      <input id="link" readOnly defaultValue={link} />
    </div>
    <Copy of="link" word="Copy the link" />
    <p>
      The link works once, within {days === 1 ? 'a day' : `${days} days`}. Anybody who has it can choose the password, so send it
      to nobody else.
    </p>
  </>
);

interface InviteModel {
  action: string;
  fields: Field[];
  /** Once somebody is invited. */
  made?: LinkModel;
}

/** Invites a colleague, who chooses the password. */
export const Invite = ({ action, fields, made }: InviteModel) => (
  <main>
    <h1>Invite a colleague</h1>
    {made ? (
      <>
        <PasswordLink {...made} />
        <LinkLine href={action} word="Invite another one" />
      </>
    ) : (
      <form method="post" action={action} autoComplete="off">
        <p>Your colleague gets a link by mail and chooses the password. You can also copy the link and pass it on.</p>
        <Fields fields={fields} />
        <button className="act next">Invite</button>
      </form>
    )}
    <ToAccounts />
  </main>
);

interface ColleagueModel {
  action: string;
  name: string;
  email: string;
  invited: boolean;
  paused: boolean;
  done?: string;
  made?: LinkModel;
  hasSecondFactor: boolean;
  devices: { id: number; name: string }[];
}

const Password = ({ action, name, invited, made }: ColleagueModel) => (
  <section aria-labelledby="password">
    <h2 id="password">{invited ? 'Invitation' : 'Password'}</h2>
    {made ? (
      <PasswordLink {...made} />
    ) : (
      <form method="post" action={action}>
        <p>
          {invited
            ? `${name} has not chosen a password yet.`
            : `Has ${name} forgotten the password? A link lets them choose a new one, and nobody else learns it.`}
        </p>
        <button className="act" name="act" value="link">
          {invited ? 'Send the invitation again' : 'Make a link for a new password'}
        </button>
      </form>
    )}
  </section>
);

/** What an owner does for a colleague's account, beside its name and rights. */
export const Colleague = (model: ColleagueModel) => {
  const { action, name, email, paused, done, hasSecondFactor, devices } = model;
  return (
    <main>
      <Outcome done={done} />
      <h1>{name}</h1>
      <p>{email}</p>
      {!paused && <Password {...model} />}
      <section aria-labelledby="factor">
        <h2 id="factor">Second factor</h2>
        <p>{hasSecondFactor ? 'On. If the phone is lost, turn it off here; it can be set up again.' : `Off for ${name}.`}</p>
        {hasSecondFactor && (
          <Act {...{ action, act: 'factor', title: 'Turn off', word: 'Turn the second factor off' }}>
            <p>Until it is set up again, the password alone is enough.</p>
          </Act>
        )}
      </section>
      {devices.length > 0 && (
        <section aria-labelledby="rings-on">
          <h2 id="rings-on">Rings on</h2>
          <p>These devices ring for {name} when something happens.</p>
          {devices.map((device) => (
            <form key={device.id} method="post" action={action}>
              <input type="hidden" name="act" value="stop" />
              <button className="act" name="device" value={device.id}>
                Stop {device.name}
              </button>
            </form>
          ))}
        </section>
      )}
      <section aria-labelledby="signed-in">
        <h2 id="signed-in">Signed in</h2>
        <Act {...{ action, act: 'everywhere', title: 'Sign out everywhere', word: 'Yes, sign out everywhere' }}>
          <p>Has {name} lost a phone, or left the company? This ends every session; what is not saved there is lost.</p>
        </Act>
      </section>
      <ToAccounts />
    </main>
  );
};
