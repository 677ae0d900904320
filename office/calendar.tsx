import { LinkLine } from './parts';

interface CalendarModel {
  action: string;
  /** The address, right after it was made: it is not shown again. */
  address?: string;
  /** When the address that there is was made. */
  madeAt?: string;
}

const Press = ({ action, act, word, isNext }: { action: string; act: string; word: string; isNext?: boolean }) => (
  <form method="post" action={action}>
    <input type="hidden" name="act" value={act} />
    <button className={`act${isNext ? ' next' : ''}`}>{word}</button>
  </form>
);

/** The address at which a phone's own calendar finds the agreed days. */
export const Calendar = ({ action, address, madeAt }: CalendarModel) => (
  <main>
    <h1>Calendar for your phone</h1>
    <p>
      Your phone’s own calendar can show the agreed days: name, suburb, and a link to the enquiry. It looks for new ones by
      itself, some within minutes, others once a day.
    </p>
    {address && (
      <section>
        <p role="status">This is your address. It is shown only now, and works on several devices.</p>
        <div className="field">
          <label htmlFor="calendar-address">Address of your calendar</label>
          <input id="calendar-address" className="link" readOnly value={address} />
        </div>
        <p>
          <a className="act next" href={address.replace(/^https?:/, 'webcal:')}>
            Add it to this device
          </a>
        </p>
        <p>In Google Calendar: on a computer, “Other calendars”, “From URL”, and paste the address there.</p>
      </section>
    )}
    {!address && madeAt && <p>You have an address since {madeAt}. If you need it once more, replace it.</p>}
    <p>
      Whoever has the address sees these days without signing in. If it came into other hands, replace or remove it: it stops at
      once.
    </p>
    <section className="acts" aria-label="Your address">
      <Press action={action} act="make" word={madeAt ? 'Replace the address' : 'Make my address'} isNext={!madeAt} />
      {madeAt && <Press action={action} act="remove" word="Remove the address" />}
    </section>
    <LinkLine href="/office" word="Back to today" />
  </main>
);
