import { Hidden } from '../fields';

interface SignedOutModel {
  address: string;
  posted: [name: string, value: string][];
  signIn: string;
}

/** What was sent after the session had ended: whoever signs in beside it sends it from here. */
export const SignedOut = ({ address, posted, signIn }: SignedOutModel) => (
  <main className="entrance">
    <h1>You were signed out</h1>
    <p>
      Nothing was done, and nothing that you typed is lost.{' '}
      <a className="plain" href={signIn} target="_blank" rel="noreferrer">
        Sign in in another tab
      </a>
      , then come back to this one and send it.
    </p>
    <form method="post" action={address}>
      <Hidden values={posted} />
      {posted
        .filter(([, value]) => /\s/.test(value.trim()))
        .map(([name, value]) => (
          <blockquote key={name}>{value}</blockquote>
        ))}
      <button type="submit" className="act next">
        Send it now
      </button>
    </form>
  </main>
);
