import { type Way, WayTo } from '../enquiry/parts';
import { Hidden } from '../fields';
import { Copy } from '../parts';

export interface DeliveryModel {
  action: string;
  /** Id of the version, and when it was saved last. */
  quote: number;
  madeFrom: string;
  to: string;
  /** Whether it was sent already, and is mailed later. */
  isLater: boolean;
}

/** Sends a version, by mail or as a link that is handed on. */
export const Delivery = ({ action, quote, madeFrom, to, isLater }: DeliveryModel) => (
  <form method="post" action={action} data-act="deliver" data-goes="">
    <Hidden values={{ act: 'deliver', quote, made_from: madeFrom }} />
    <label htmlFor="to">Mail it to</label>
    <input id="to" name="to" inputMode="email" autoComplete="off" defaultValue={to} />
    <div className="acts">
      <button className="act next" name="way" value="mail" data-word="Send the quote">
        Send it by mail
      </button>
      {!isLater && (
        <button className="act" name="way" value="link" data-word="Make the link">
          No mail: I share the link myself
        </button>
      )}
    </div>
  </form>
);

export interface ShareModel {
  link: string;
  ways: Way[];
}

/** The customer's link, to copy or to hand on. */
export const Share = ({ link, ways }: ShareModel) => (
  <section className="screen">
    <h2>Share it</h2>
    <label htmlFor="link">The customer’s link</label>
    <input id="link" readOnly value={link} />
    <div className="reach">
      <Copy of="link" word="Copy the link" />
      {ways.map((way) => (
        <WayTo key={way.word} {...way} />
      ))}
    </div>
  </section>
);
