import { FieldRow } from '../fields';
import { LinkLine, Outcome } from '../parts';
import { NewPassword, WhosePassword } from './passwords';

const ToSignIn = ({ word }: { word: string }) => <LinkLine href="/office/sign-in" word={word} />;

interface ForgotModel {
  /** Why no mail can come, or may come late. */
  mails: 'none' | 'troubled' | 'well';
  /** To whom a link was sent, if there is such an account. */
  sentTo?: string;
  email?: string;
  problem?: string;
}

/** How to get a new password: by mail if mails are sent, else from an owner who can make a link. */
export const ForgotPassword = ({ mails, sentTo, email, problem }: ForgotModel) => (
  <main className="entrance">
    <Outcome refused={problem} />
    <h1>Forgot your password?</h1>
    {mails === 'none' && <p>This back office has no mail server, so it cannot send you a link.</p>}
    {mails === 'troubled' && <p>Mails may not be sent at the moment: the link may arrive late or not at all.</p>}
    {sentTo && (
      <p className="saved" role="status">
        If there is an account with {sentTo}, a mail with a link is on its way. The link works for an hour.
      </p>
    )}
    {mails !== 'none' && !sentTo && (
      <form method="post" action="/office/forgot-password">
        <FieldRow
          {...{ label: 'E-mail', name: 'email', type: 'email', autoComplete: 'username', value: email, required: true }}
        />
        <button className="act next">Send me a link</button>
      </form>
    )}
    {mails !== 'none' && <p>No mail after some minutes?</p>}
    <ul>
      <li>Ask an owner of the company: they open your account and make a link for a new password.</li>
      <li>
        Are you the owner? Whoever looks after the server makes the link with <code>npm run admin -- password</code> and your
        e-mail.
      </li>
    </ul>
    <ToSignIn word="Back to sign-in" />
  </main>
);

interface PasswordModel {
  brand: string;
  account: { name: string; email: string; invited?: boolean | null };
  token: string;
  faults: { password?: string; again?: string };
  problem?: string;
}

/** The page of invitations and password links. */
export const ChoosePassword = ({ brand, account: { name, email, invited }, token, faults, problem }: PasswordModel) => (
  <main className="entrance">
    <Outcome refused={problem} />
    <h1>{invited ? `Welcome, ${name}` : 'Choose a new password'}</h1>
    <p>
      {invited && `You have an account for the back office of ${brand}. `}You sign in with <strong>{email}</strong> and the
      password that you choose here.
    </p>
    <form method="post" action="/office/password">
      <input type="hidden" name="token" value={token} />
      <WhosePassword email={email} />
      <NewPassword faults={faults} />
      <button className="act next">Save the password</button>
    </form>
    <ToSignIn word="Go to sign-in" />
  </main>
);

/** A link that was used, replaced or is too old. */
export const EndedLink = () => (
  <main className="entrance">
    <h1>This link does not work any more</h1>
    <p>It was used, it is too old, or a newer one was made. Ask whoever sent it for another one.</p>
    <ToSignIn word="Go to sign-in" />
  </main>
);
