import { PriceList, type TypedPrice } from 'office/answers/price-list';
import type { Payload } from 'payload';
import { NO_NUMBER, readNumber } from 'shared/amount';
import { typedAmount } from 'shared/quote-lines';
import { z } from 'zod';
import { inTurn } from '../../base/database/in-turn';
import type { Price } from '../../base/database/payload-types';
import { PRICE_LIST, TODAY } from '../record/light-page';
import type { Refusal } from './note-acts';
import { officePage } from './page';
import { type Faults, readTyped, refusedBy, type Typed, WRONG } from './record-fields';
import { forAnswerers, notOurs, seeOther, type Visit } from './visit';

/** Most prices that a form brings, and how many empty ones stand at its end. */
const MOST = 200;
const EMPTY = 2;

const Form = z.object({
  act: z.string().regex(/^(?:save|put|(?:up|down|remove) [1-9]\d{0,2})$/),
  made_from: z.string().max(40).default(''),
});

interface TypedList {
  gst: boolean;
  prices: TypedPrice[];
}

interface After {
  typed?: TypedList;
  refused?: Refusal;
  faults?: Faults;
  done?: string;
  removed?: TypedPrice & { at: string };
}

const read = ({ payload, user }: Visit): Promise<Price> =>
  payload.findGlobal({ slug: 'prices', depth: 0, overrideAccess: false, user });

const typedFrom = ({ gst, rows }: Price): TypedList => ({
  gst: gst ?? true,
  prices: (rows ?? []).map(({ name, unit, price }) => ({ name, unit: unit ?? '', price: typedAmount(Math.round(price * 100)) })),
});

const isEmpty = ({ name, unit, price }: TypedPrice) => !name && !unit && !price;

function pricesIn(typed: Typed): TypedPrice[] {
  const of = (name: string, n: number) => (typed[`${name}${n + 1}`] ?? '').trim();
  const all = Array.from({ length: MOST }, (_, n) => ({ name: of('name', n), unit: of('unit', n), price: of('price', n) }));
  return all.filter((one) => !isEmpty(one));
}

/** The list after what a button does to it. */
function after(prices: TypedPrice[], act: string): TypedPrice[] {
  const [word, number] = act.split(' ');
  const at = Number(number) - 1;
  const one = prices[at];
  if (!one) return prices;
  const others = prices.toSpliced(at, 1);
  if (word === 'remove') return others;
  return others.toSpliced(word === 'up' ? at - 1 : at + 1, 0, one);
}

async function show(visit: Visit, { typed, refused, faults = {}, done, removed }: After = {}): Promise<Response> {
  const stored = await read(visit);
  const { gst, prices } = typed ?? typedFrom(stored);
  const made_from = stored.updatedAt ?? '';
  const fault = Object.keys(faults)[0];
  const inWords = ({ name, unit, price }: TypedPrice) => `${[name, unit].filter(Boolean).join(', ')}: $${price}`;
  return officePage(visit.payload, {
    ...{ title: 'Price list', status: refused?.status, account: visit.user },
    children: (
      <PriceList
        {...{ action: PRICE_LIST, hidden: { made_from }, gst, prices, empty: EMPTY, faults }}
        said={{ done, refused: refused?.reason, fault, back: { href: TODAY, word: 'Today' } }}
        meanwhile={refused?.status === 409 ? typedFrom(stored).prices.map(inWords) : undefined}
        putBack={
          removed && { action: PRICE_LIST, act: 'put', word: `Put “${removed.name}” back`, hidden: { made_from, ...removed } }
        }
      />
    ),
  });
}

function readPrices(prices: TypedPrice[]) {
  const read = prices.map(({ price }) => readNumber(price));
  const faults: Faults = Object.fromEntries(
    read.flatMap((number, n) => (number === undefined || number === null ? [[`price${n + 1}`, NO_NUMBER]] : [])),
  );
  return { rows: prices.map(({ name, unit }, n) => ({ name, unit, price: read[n] ?? 0 })), faults };
}

/** Saves a list as the account, unless somebody else has saved one meanwhile; resolves with the reason if it was not done. */
async function save(visit: Visit, typed: TypedList, made_from: string): Promise<After | undefined> {
  const { payload, user } = visit;
  const { rows, faults } = readPrices(typed.prices);
  if (Object.keys(faults).length > 0) return { typed, refused: { status: 400, reason: WRONG }, faults };
  const stored = await read(visit);
  const now = typedFrom(stored);
  const isSame = JSON.stringify(readPrices(now.prices).rows) === JSON.stringify(rows) && now.gst === typed.gst;
  if (isSame) return undefined; // it arrived twice
  if ((stored.updatedAt ?? '') !== made_from) {
    const reason = `${stored.edited_by || 'Somebody'} has saved the price list meanwhile. Nothing was overwritten. Look at both, then save again.`;
    return { typed, refused: { status: 409, reason } };
  }
  try {
    await payload.updateGlobal({ slug: 'prices', data: { gst: typed.gst, rows }, depth: 0, overrideAccess: false, user });
    return undefined;
  } catch (error) {
    const refused = refusedBy(error, {});
    const named = Object.entries(refused.faults ?? {}).map(([path, reason]) => {
      const [, n, name] = path.split('.');
      return [`${name}${Number(n) + 1}`, reason];
    });
    return { typed, refused: refused.refused, faults: Object.fromEntries(named) };
  }
}

function putBack(list: TypedList, { name = '', unit = '', price = '', at }: Typed): TypedList {
  const one = { name, unit, price };
  const isThere = JSON.stringify(list.prices[Number(at)]) === JSON.stringify(one);
  return isThere ? list : { ...list, prices: list.prices.toSpliced(Number(at) || 0, 0, one) };
}

const leadTo = (done: string, more: Record<string, string> = {}) =>
  seeOther(`${PRICE_LIST}?${new URLSearchParams({ done, ...more })}`);

async function post(visit: Visit, request: Request): Promise<Response> {
  const posted = await readTyped(request);
  const form = Form.safeParse(posted).data;
  if (!posted || !form) return notOurs();
  const { act, made_from } = form;
  const typed: TypedList = { gst: posted.gst === 'on', prices: pricesIn(posted) };
  const refused = await inTurn(visit.payload, 'prices', async () => {
    const list = act === 'put' ? putBack(typedFrom(await read(visit)), posted) : { ...typed, prices: after(typed.prices, act) };
    return save(visit, list, made_from);
  });
  if (refused) return show(visit, refused);
  const [word, number] = act.split(' ');
  const at = Number(number) - 1;
  const removed = word === 'remove' ? typed.prices[at] : undefined;
  return removed ? leadTo('removed', { ...removed, at: String(at) }) : leadTo('saved');
}

function answer(visit: Visit, asked: URLSearchParams): Promise<Response> {
  const of = (name: string) => asked.get(name)?.slice(0, 300) ?? '';
  const removed = { name: of('name'), unit: of('unit'), price: of('price'), at: of('at') };
  if (of('done') === 'removed') return show(visit, { done: `Removed: ${removed.name}.`, removed });
  return show(visit, { done: of('done') === 'saved' ? 'Price list saved.' : undefined });
}

/** `/office/price-list`: what the company charges. */
export const answerPriceList = (payload: Payload, request: Request): Promise<Response> =>
  forAnswerers(payload, request, PRICE_LIST, (visit) =>
    request.method === 'POST' ? post(visit, request) : answer(visit, new URL(request.url).searchParams),
  );
