import type { TypedLine } from 'shared/quote-lines';
import { Box, FieldRow, Hidden } from '../fields';
import type { LinkTo } from '../parts';

export interface QuoteFormModel {
  action: string;
  /** What the page was made from: sent with the form. */
  madeFrom: { page: string; made_from: string; version: number };
  /** Filled in and empty ones. */
  lines: TypedLine[];
  /** Most lines of a quote. */
  most: number;
  /** Of what can be read so far; without GST if the prices include none. */
  total: string;
  gst?: string;
  greeting: string;
  validUntil: string;
  today: string;
  /** Lines of the company's price list, and where that is made. */
  prices: { text: string; price: string; label: string }[];
  priceList: string;
  replyTexts: string;
  replies: { label: string; text: string }[];
  fault?: { field?: string; reason: string };
}

interface LineModel extends Pick<QuoteFormModel, 'fault'> {
  line: TypedLine;
  n: number;
}

/** What is wrong with a field, to which whoever sent it is led. */
const faultAt = (name: string, fault: QuoteFormModel['fault']) =>
  fault?.field === name ? { name, fault: fault.reason, autoFocus: true } : { name };

const LineFields = ({ line: { text, quantity, price }, n, fault }: LineModel) => (
  <fieldset className="line">
    <legend>Line {n}</legend>
    <FieldRow {...faultAt(`text${n}`, fault)} label="What" value={text} maxLength={300} />
    <FieldRow {...faultAt(`quantity${n}`, fault)} label="How many" kind="amount" value={quantity} placeholder="1" />
    <FieldRow {...faultAt(`price${n}`, fault)} label="Price each (AUD)" kind="amount" value={price} />
  </fieldset>
);

interface ChooserProps {
  name: 'add' | 'reply';
  from: LinkTo;
  word: string;
  choices: { label: string; text: string; price?: string }[];
}

/** Takes one of a list into the form: a line, or a text. */
const Chooser = ({ name, from, word, choices }: ChooserProps) => (
  <div className="replies">
    <label htmlFor={name}>
      From your <a href={from.href}>{from.text}</a>
    </label>
    <select id={name} name={name}>
      <option value="">Choose …</option>
      {choices.map(({ label, text, price }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <option key={index} value={index} data-text={text} data-price={price}>
          {label}
        </option>
      ))}
    </select>
    <button name="act" value="lines" {...{ [`data-${name}`]: '' }}>
      {word}
    </button>
  </div>
);

const FromPrices = ({ prices, priceList }: Pick<QuoteFormModel, 'prices' | 'priceList'>) =>
  prices.length === 0 ? (
    <p>
      Your{' '}
      <a className="plain" href={priceList}>
        price list
      </a>{' '}
      is empty. What you put there is one press away here.
    </p>
  ) : (
    <Chooser {...{ name: 'add', from: { href: priceList, text: 'price list' }, word: 'Add it', choices: prices }} />
  );

const Sums = ({ total, gst }: Pick<QuoteFormModel, 'total' | 'gst'>) => (
  <p className="total">
    Total{' '}
    <output id="total" aria-live="off">
      {total}
    </output>{' '}
    <small id="gst-line" hidden={gst === undefined}>
      including{' '}
      <output id="gst-total" aria-live="off">
        {gst}
      </output>{' '}
      GST
    </small>
  </p>
);

/** Writes a quote. It works without script; spare lines are left out when it is saved. */
export const QuoteForm = (model: QuoteFormModel) => (
  <quote-form>
    <form className="quote" method="post" action={model.action} autoComplete="off" data-act="quote" data-goes="">
      <Hidden values={model.madeFrom} />
      <button hidden name="act" value="lines" data-more="" />
      <h2>Lines</h2>
      <FromPrices {...model} />
      <div id="lines" data-most={model.most}>
        {model.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <LineFields key={index} line={line} n={index + 1} fault={model.fault} />
        ))}
      </div>
      <button className="act" name="act" value="lines" data-more="">
        Add lines / work out
      </button>
      <Sums {...model} />
      <Box type="checkbox" name="gst" label="The prices include GST" isChosen={model.gst !== undefined} />
      <h2>Words</h2>
      <FieldRow
        {...{ ...faultAt('greeting', model.fault), label: 'A personal sentence. May stay empty.' }}
        {...{ kind: 'textarea', rows: 4, maxLength: 2000, value: model.greeting }}
      />
      {model.replies.length > 0 && (
        <Chooser
          {...{ name: 'reply', from: { href: model.replyTexts, text: 'reply texts' }, word: 'Use it', choices: model.replies }}
        />
      )}
      <FieldRow
        {...{ ...faultAt('valid_until', model.fault), label: 'Valid until', kind: 'date' }}
        {...{ min: model.today, value: model.validUntil }}
      />
      <div className="acts">
        <button className="act next" name="act" value="send" data-word="Send">
          Send …
        </button>
        <button className="act" name="act" value="look" formTarget="_blank">
          See it as the customer
        </button>
        <button className="act" name="act" value="save" data-word="Save as draft">
          Save as draft
        </button>
      </div>
    </form>
  </quote-form>
);
