import type { TypedLine } from 'shared/quote-lines';
import { Hidden } from '../fields';

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
  replies: { name: string; text: string }[];
  wrong?: string;
}

const marks = (name: string, wrong: string | undefined) => ({
  id: name,
  name,
  ...(wrong === name && { 'aria-invalid': true, 'aria-describedby': 'wrong', autoFocus: true }),
});

interface LineModel {
  line: TypedLine;
  n: number;
  wrong?: string;
}

const LineFields = ({ line: { text, quantity, price }, n, wrong }: LineModel) => (
  <fieldset className="line">
    <legend>Line {n}</legend>
    <span>
      <label htmlFor={`text${n}`}>What</label>
      <input {...marks(`text${n}`, wrong)} defaultValue={text} maxLength={300} />
    </span>
    <span>
      <label htmlFor={`quantity${n}`}>How many</label>
      <input {...marks(`quantity${n}`, wrong)} defaultValue={quantity} inputMode="decimal" placeholder="1" />
    </span>
    <span>
      <label htmlFor={`price${n}`}>Price each (AUD)</label>
      <input {...marks(`price${n}`, wrong)} defaultValue={price} inputMode="decimal" />
    </span>
  </fieldset>
);

/** Adds a line of the price list, or says where that is made. */
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
    <div className="replies">
      <label htmlFor="add">
        From your <a href={priceList}>price list</a>
      </label>
      <select id="add" name="add">
        <option value="">Choose …</option>
        {prices.map(({ text, price, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <option key={index} value={index} data-text={text} data-price={price}>
            {label}
          </option>
        ))}
      </select>
      <button name="act" value="lines" data-add="">
        Add it
      </button>
    </div>
  );

const FromReplies = ({ replies, replyTexts }: Pick<QuoteFormModel, 'replies' | 'replyTexts'>) => (
  <div className="replies">
    <label htmlFor="reply">
      From your <a href={replyTexts}>reply texts</a>
    </label>
    <select id="reply" name="reply">
      <option value="">Choose …</option>
      {replies.map(({ name, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <option key={index} value={index} data-text={text}>
          {name}
        </option>
      ))}
    </select>
    <button name="act" value="lines" data-reply="">
      Use it
    </button>
  </div>
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
          <LineFields key={index} line={line} n={index + 1} wrong={model.wrong} />
        ))}
      </div>
      <button className="act" name="act" value="lines" data-more="">
        Add lines / work out
      </button>
      <Sums {...model} />
      <p className="check">
        <input type="checkbox" id="gst" name="gst" defaultChecked={model.gst !== undefined} />
        <label htmlFor="gst">The prices include GST</label>
      </p>
      <h2>Words</h2>
      <label htmlFor="greeting">A personal sentence. May stay empty.</label>
      <textarea {...marks('greeting', model.wrong)} rows={4} maxLength={2000} defaultValue={model.greeting} />
      {model.replies.length > 0 && <FromReplies {...model} />}
      <label htmlFor="valid_until">Valid until</label>
      <input {...marks('valid_until', model.wrong)} type="date" min={model.today} defaultValue={model.validUntil} />
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
