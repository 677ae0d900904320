import { randomBytes } from 'node:crypto';
import { writtenCents } from 'shared/money';
import type { FilledReply } from '../inbox/replies';
import { html, type Markup } from '../mails/markup';
import { type PriceList, prices } from '../quotes/prices';
import { sumsOf, typedAmount } from '../quotes/sums';
import { quotePageOf } from '../record/light-page';
import { type Fault, MAX_LINES, readable, type TypedLine, type TypedQuote } from './quote-typed';

/** Empty lines below those that are filled in. */
const SPARE = 2;

export interface ShownForm {
  lead: number;
  typed: Omit<TypedQuote, 'act' | 'add' | 'reply'>;
  list: PriceList;
  replies: FilledReply[];
  /** The first day that can be chosen. */
  today: string;
  wrong?: Fault;
}

/** Attributes of a field, which tell whoever does not see it that it is wrong. */
const marks = (name: string, wrong: Fault | undefined): Markup =>
  html`id="${name}" name="${name}"${wrong?.field === name && html` aria-invalid="true" aria-describedby="wrong" autofocus`}`;

function lineFields({ text, quantity, price }: TypedLine, n: number, wrong: Fault | undefined): Markup {
  const field = (name: string, label: string, value: string, more: Markup) =>
    html`<span><label for="${name}${n}">${label}</label><input ${marks(`${name}${n}`, wrong)} value="${value}"${more}></span>`;
  return html`<fieldset class="line"><legend>Line ${n}</legend>${field('text', 'What', text, html` maxlength="300"`)}
${field('quantity', 'How many', quantity, html` inputmode="decimal" placeholder="1"`)}
${field('price', 'Price each (AUD)', price, html` inputmode="decimal"`)}</fieldset>`;
}

/** Adds a line of the price list, or says where that is made. */
function fromList({ lines }: PriceList): Markup {
  if (lines.length === 0)
    return html`<p>Your <a class="plain" href="/admin/globals/${prices.slug}">price list</a> is empty. What you put there is one press away here.</p>`;
  const option = ({ text, unit_cents }: (typeof lines)[number], index: number) =>
    html`<option value="${index}" data-text="${text}" data-price="${typedAmount(unit_cents)}">${text}: ${writtenCents(unit_cents ?? 0)}</option>`;
  return html`<div class="replies"><label for="add">From your price list</label>
<select id="add" name="add"><option value="">Choose …</option>${lines.map(option)}</select>
<button name="act" value="lines" data-add>Add it</button></div>`;
}

const fromReplies = (replies: FilledReply[]) =>
  replies.length > 0 &&
  html`<div class="replies"><label for="reply">From your reply texts</label>
<select id="reply" name="reply"><option value="">Choose …</option>${replies.map(({ name, text }, index) => html`<option value="${index}" data-text="${text}">${name}</option>`)}</select>
<button name="act" value="lines" data-reply>Use it</button></div>`;

/** Total of what can be read so far; the script keeps it up to date. */
function sums({ lines, gst }: Pick<TypedQuote, 'lines' | 'gst'>): Markup {
  const { total_cents, gst_cents } = sumsOf(readable(lines), gst);
  return html`<p class="total">Total <output id="total" aria-live="off">${writtenCents(total_cents)}</output>
<small id="gst-line"${gst_cents === null && html` hidden`}>including <output id="gst-total" aria-live="off">${writtenCents(gst_cents ?? 0)}</output> GST</small></p>`;
}

/** The form that writes a quote. It works without script; spare lines are left out when it is saved. */
export function quoteForm({ lead, typed, list, replies, today, wrong }: ShownForm): Markup {
  const { lines, gst, greeting, valid_until, made_from, version } = typed;
  const spare = { text: '', quantity: '', price: '' };
  const shown = [...lines, ...Array.from({ length: SPARE }, () => spare)].slice(0, MAX_LINES);
  const hidden = { page: typed.page || randomBytes(12).toString('hex'), made_from, version: String(version) };
  const inputs = Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  return html`<form class="quote" method="post" action="${quotePageOf(lead)}" autocomplete="off" data-act="quote" data-goes>${inputs}
<button hidden name="act" value="lines" data-more></button>
<h2>Lines</h2>${fromList(list)}
<div id="lines" data-most="${MAX_LINES}">${shown.map((line, index) => lineFields(line, index + 1, wrong))}</div>
<button class="act" name="act" value="lines" data-more>Add lines / work out</button>
${sums(typed)}
<p class="check"><input type="checkbox" id="gst" name="gst"${gst && html` checked`}><label for="gst">The prices include GST</label></p>
<h2>Words</h2><label for="greeting">A personal sentence. May stay empty.</label>
<textarea ${marks('greeting', wrong)} rows="4" maxlength="2000">${greeting}</textarea>${fromReplies(replies)}
<label for="valid_until">Valid until</label><input ${marks('valid_until', wrong)} type="date" min="${today}" value="${valid_until}">
<div class="acts"><button class="act next" name="act" value="send" data-word="Send">Send …</button>
<button class="act" name="act" value="look" formtarget="_blank">See it as the customer</button>
<button class="act" name="act" value="save" data-word="Save as draft">Save as draft</button></div></form>`;
}
