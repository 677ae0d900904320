import { ActForm, type ActModel } from '../enquiry/acts';
import { Main, type Said, SaidFirst } from '../enquiry/parts';
import { Box, FieldRow, Hidden } from '../fields';
import { LinkLine } from '../parts';

export interface TypedPrice {
  name: string;
  unit: string;
  price: string;
}

export interface PriceListModel {
  said: Said;
  action: string;
  hidden: Record<string, string>;
  gst: boolean;
  /** Those that are stored or typed; empty ones follow them. */
  prices: TypedPrice[];
  empty: number;
  /** Why a field was refused, by its name. */
  faults: Record<string, string>;
  /** What a colleague has saved meanwhile. */
  meanwhile?: string[];
  /** Puts back what was removed. */
  putBack?: ActModel;
}

interface LineProps {
  n: number;
  price: TypedPrice;
  faults: Record<string, string>;
}

const LABELS = { name: 'What', unit: 'Unit', price: 'Price (AUD)' } as const;
const NAMES = ['name', 'unit', 'price'] as const;

const Line = ({ n, price, faults }: LineProps) => (
  <>
    <legend>Price {n}</legend>
    {NAMES.map((name) => (
      <FieldRow
        key={name}
        {...{ name: `${name}${n}`, label: LABELS[name], value: price[name], maxLength: 200 }}
        {...{ kind: name === 'price' ? 'amount' : 'text', fault: faults[`${name}${n}`] }}
      />
    ))}
  </>
);

const Moves = ({ n, last, name }: { n: number; last: number; name: string }) => (
  <div className="moves">
    {n > 1 && (
      <button className="act" name="act" value={`up ${n}`} data-word="Moved up" aria-label={`Move up: ${name}`}>
        Up
      </button>
    )}
    {n < last && (
      <button className="act" name="act" value={`down ${n}`} data-word="Moved down" aria-label={`Move down: ${name}`}>
        Down
      </button>
    )}
    <button className="act" name="act" value={`remove ${n}`} data-word="Removed" aria-label={`Remove: ${name}`}>
      Remove
    </button>
  </div>
);

/** What the company charges, of which quotes are made. */
export const PriceList = ({ said, action, hidden, gst, prices, empty, faults, meanwhile, putBack }: PriceListModel) => (
  <Main id="price-list">
    <SaidFirst {...said} />
    {putBack && <ActForm {...putBack} />}
    {meanwhile && (
      <details open>
        <summary>What was saved meanwhile</summary>
        <ul className="meanwhile">
          {meanwhile.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    )}
    <h1>Price list</h1>
    <p>
      What you charge for often: one press away in a quote, which begins with the price that is named like the service asked for.
      A unit, such as “per oven”, may stay empty. Only those who answer enquiries see it.
    </p>
    <form className="quote" method="post" action={action} autoComplete="off" data-act="price-list" data-word="Price list">
      <Hidden values={hidden} />
      {/* What Enter presses. */}
      <button hidden name="act" value="save" />
      <Box type="checkbox" name="gst" label="We charge GST: the prices include it" isChosen={gst} />
      {[...prices, ...Array.from({ length: empty }, () => ({ name: '', unit: '', price: '' }))].map((price, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <fieldset key={index} className="line">
          <Line n={index + 1} price={price} faults={faults} />
          {index < prices.length && <Moves n={index + 1} last={prices.length} name={price.name} />}
        </fieldset>
      ))}
      <button className="act next" name="act" value="save">
        Save the price list
      </button>
    </form>
    <LinkLine {...said.back} />
  </Main>
);
