import type { ReactNode } from 'react';
import { Box, FieldRow } from '../fields';
import { LinkLine, Outcome } from '../parts';
import { type EnrolmentModel, EnrolmentSteps } from './enrolment';
import { NewPassword, WhosePassword } from './passwords';

const ACTION = '/office/account';

export interface AccountFault {
  act: string;
  field?: string;
  reason: string;
}

export interface AccountModel {
  name: string;
  email: string;
  done?: string;
  fault?: AccountFault;
  /** Of the second factor; undefined while it is off. */
  recoveryCodes?: number;
  needsSecondFactor: boolean;
  /** Names of devices that ring; undefined where nothing rings for the account. */
  devices?: string[];
  themes?: { value: string; label: string; chosen: boolean }[];
}

interface ActModel {
  /** Where it is posted, if not to the own account. */
  action?: string;
  act: string;
  title: string;
  word: string;
  fault?: AccountFault;
  children?: ReactNode;
}

/** A form that is folded until somebody wants it, or it was refused. */
export const Act = ({ action = ACTION, act, title, word, fault, children }: ActModel) => (
  <details open={fault?.act === act}>
    <summary>{title}</summary>
    <form method="post" action={action}>
      <Outcome refused={fault?.act === act && !fault.field ? fault.reason : undefined} />
      {children}
      <button className="act" name="act" value={act}>
        {word}
      </button>
    </form>
  </details>
);

const faultAt = (fault: AccountFault | undefined, act: string, field: string) =>
  fault?.act === act && fault.field === field ? fault.reason : undefined;

interface PasswordedModel extends ActModel {
  hint?: string;
  label?: string;
}

/** An act that needs the current password, so that an open session is not enough. */
const Passworded = ({ children, hint, label = 'Your current password', ...model }: PasswordedModel) => (
  <Act {...model}>
    {children}
    <FieldRow
      {...{ id: `${model.act}-password`, name: 'current_password', type: 'password', autoComplete: 'current-password' }}
      {...{ label, hint, required: hint === undefined, fault: faultAt(model.fault, model.act, 'current_password') }}
    />
  </Act>
);

const SecondFactor = ({ email, fault, recoveryCodes, needsSecondFactor }: AccountModel) => (
  <section aria-labelledby="factor">
    <h2 id="factor">Second factor</h2>
    <p>
      {recoveryCodes === undefined
        ? 'Off. With a second factor the sign-in also asks for a code from your phone, so a stolen password is not enough.'
        : `On: the sign-in asks for a code from your authenticator app. ${recoveryCodes} recovery codes are left.`}
      {needsSecondFactor && ' Your company requires a second factor.'}
    </p>
    {recoveryCodes === undefined ? (
      <Passworded {...{ act: 'begin', title: 'Set up a second factor', word: 'Go on', fault }}>
        <WhosePassword email={email} />
      </Passworded>
    ) : (
      <>
        <Passworded {...{ act: 'recovery', title: 'New recovery codes', word: 'Make new recovery codes', fault }}>
          <p>The old ones are not valid any more.</p>
        </Passworded>
        <Passworded {...{ act: 'remove', title: 'Turn off', word: 'Turn the second factor off', fault }} />
      </>
    )}
  </section>
);

const Devices = ({ devices }: { devices: string[] }) => (
  <section aria-labelledby="rings-on">
    <h2 id="rings-on">Rings on</h2>
    <p>{devices.length > 0 ? 'These devices ring for you when something happens.' : 'No device rings for you.'}</p>
    {devices.length > 0 && (
      <ul>
        {devices.map((device) => (
          <li key={device}>{device}</li>
        ))}
      </ul>
    )}
    <LinkLine href="/office#rings" word="Have this one ring, stop one, or choose for what and when" />
  </section>
);

const WebsitePart = ({ themes, fault }: Pick<AccountModel, 'themes' | 'fault'>) => (
  <section aria-labelledby="website-part">
    <h2 id="website-part">The website’s part</h2>
    <Act {...{ act: 'theme', title: 'Light or dark', word: 'Save', fault }}>
      <fieldset>
        <legend>Its pages are</legend>
        {themes?.map(({ value, label, chosen }) => (
          <Box key={value} {...{ type: 'radio', name: 'theme', value, label, isChosen: chosen }} />
        ))}
      </fieldset>
    </Act>
    <Act {...{ act: 'forget', title: 'Lists and menu as they were at first', word: 'Forget how I left them', fault }}>
      <p>Columns, filters and headings that you have folded come back. Nothing of the website changes.</p>
    </Act>
  </section>
);

/** A person's own account. */
export const AccountPage = (model: AccountModel) => {
  const { name, email, done, fault, devices, themes } = model;
  return (
    <main>
      <Outcome done={done} />
      <h1>Your account</h1>
      <p>
        {name}, {email}
      </p>
      <Passworded
        {...{ act: 'details', title: 'Name and e-mail', word: 'Save', fault, hint: 'Needed only if you change the e-mail.' }}
      >
        <FieldRow
          {...{ label: 'Name', name: 'name', autoComplete: 'name', value: name, required: true }}
          fault={faultAt(fault, 'details', 'name')}
        />
        <FieldRow
          {...{ label: 'E-mail', name: 'email', type: 'email', autoComplete: 'email', value: email, required: true }}
          fault={faultAt(fault, 'details', 'email')}
        />
      </Passworded>
      <Act {...{ act: 'password', title: 'Change your password', word: 'Save the password', fault }}>
        <WhosePassword email={email} />
        <FieldRow
          {...{ label: 'Your current password', name: 'current_password', type: 'password', required: true }}
          autoComplete="current-password"
          fault={faultAt(fault, 'password', 'current_password')}
        />
        <NewPassword faults={{ password: faultAt(fault, 'password', 'password'), again: faultAt(fault, 'password', 'again') }} />
      </Act>
      <SecondFactor {...model} />
      {devices && <Devices devices={devices} />}
      {themes && <WebsitePart themes={themes} fault={fault} />}
      <section aria-labelledby="signed-in">
        <h2 id="signed-in">Signed in</h2>
        <SignOutHere />
        <Act {...{ act: 'everywhere', title: 'Sign out everywhere', word: 'Yes, sign out everywhere', fault }}>
          <p>A lost phone, or a computer that others use? This ends every session of your account, this one too.</p>
        </Act>
      </section>
    </main>
  );
};

const SignOutHere = () => (
  <form method="post" action="/office/sign-out">
    <button className="act">Sign out</button>
  </form>
);

/** The setup of a second factor, on one's own account. */
export const Enrol = ({ enrolment, fault }: { enrolment: EnrolmentModel; fault?: string }) => (
  <main>
    <h1>Set up your second factor</h1>
    <form method="post" action={ACTION}>
      <input type="hidden" name="act" value="confirm" />
      <EnrolmentSteps {...enrolment} fault={fault} />
    </form>
    <LinkLine href={ACTION} word="Cancel" />
  </main>
);

/** Asks who has followed an address. */
export const SignOut = () => (
  <main>
    <h1>Sign out?</h1>
    <SignOutHere />
  </main>
);
