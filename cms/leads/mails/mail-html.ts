import type { Palette } from 'shared/palette';
import type { Amount, Body, Fact, Line, Part, Words } from './body';
import { darkColours, lightColours, type MailColours } from './mail-colours';
import { html, Markup } from './markup';

// Tables and attributes carry the layout, because Outlook knows few styles; what a phone or dark mode changes stands in the head,
// which Gmail and Apple's programs read. Every style can be dropped, and the lines stay (R-LEAD-13).

export interface Letterhead {
  palette: Palette;
  /** The company's logo or name. */
  mark: Markup;
}

const FONT = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
/** Longest first paragraph that is set as a title. */
const TITLE_MAX = 140;
/** Longest line with a colon at its end that heads what follows. */
const HEADING_MAX = 40;

/** HTML shows several spaces, and those at the start of a line, as one or none. */
const keepSpaces = (text: string) => text.replace(/^ | (?= )|\t/g, '\u00A0');

/** Words with hyphens that are one word, such as the number of an enquiry. */
const REFERENCE = /^\w{1,8}(-\w{1,8}){1,3}$/;

const lengthOf = (line: Line) => line.reduce((sum, { text }) => sum + text.length, 0);

/** Style attributes are written by hand; nothing inserted comes from outside. */
const css = (style: string) => new Markup(`style="${style}"`);

function partsOf(body: Body, palette: Palette): Markup[] {
  const colours = lightColours(palette);

  const words = ({ text, href, strong }: Words): Markup => {
    const whole = REFERENCE.test(text) ? html`<span ${css('white-space:nowrap')}>${text}</span>` : html`${keepSpaces(text)}`;
    const shown = strong ? html`<strong>${whole}</strong>` : whole;
    return href === undefined ? shown : html`<a class="link" href="${href}" ${css(`color:${colours.link}`)}>${shown}</a>`;
  };
  const lineOf = (line: Line) => line.map(words);
  const linesOf = (lines: Line[]) => lines.map((line, n) => html`${n > 0 ? html`<br>\n` : ''}${lineOf(line)}`);

  const fact = ({ label, lines }: Fact) => html`<tr class="fact">
<th scope="row" align="left" valign="top" width="132" class="soft line" ${css(`width:132px;padding:10px 12px 10px 0;border-top:1px solid ${colours.line};font:14px/24px ${FONT};color:${colours.soft};text-align:left`)}>${label}</th>
<td valign="top" class="text line" ${css(`padding:10px 0;border-top:1px solid ${colours.line};font:16px/24px ${FONT};color:${colours.text};overflow-wrap:anywhere`)}>${linesOf(lines)}</td>
</tr>`;

  const button = (n: number, { label, text, href }: Words & { label: string; href: string }) => {
    const first = n === 0;
    const [ground, ink] = first ? [palette.accent, palette['on-accent']] : [colours.card, colours.title];
    return html`<table role="presentation" align="left" cellpadding="0" cellspacing="0" border="0" class="button"><tr><td align="center" bgcolor="${ground}" class="${first ? 'first' : 'other'}" ${css(`padding:11px 22px;border:2px solid ${first ? ground : colours.line};border-radius:6px;background:${ground};font:bold 16px/1.4 ${FONT}`)}><a href="${href}" class="${first ? 'on-first' : 'on-other'}" ${css(`color:${ink};text-decoration:none`)}>${text === href ? label : `${label}: ${text}`}</a></td></tr></table>\n`;
  };

  const item = ([title, ...details]: Line) =>
    html`<tr><td class="text line" ${css(`padding:10px 0;border-top:1px solid ${colours.line};font:16px/1.5 ${FONT};color:${colours.text}`)}>${title ? words({ ...title, strong: true }) : ''}${details.length > 0 ? html`<br>\n` : ''}${details.map((one, n) => html`${n > 0 ? ' · ' : ''}${words(one)}`)}</td></tr>`;

  const amountOf = ({ text, detail, amount, strong }: Amount) => {
    const cell = `padding:10px 0;border-top:1px solid ${colours.line};font:${strong ? 'bold 18px' : '16px'}/24px ${FONT};color:${colours.text}`;
    return html`<tr><td valign="top" class="text line" ${css(`${cell};overflow-wrap:anywhere`)}>${text}${detail && html`<br>\n<span class="soft" ${css(`font-size:14px;color:${colours.soft}`)}>${detail}</span>`}</td>
<td width="120" align="right" valign="top" class="text line" ${css(`${cell};width:120px;text-align:right`)}>${amount}</td></tr>`;
  };

  const table = (rows: Markup[]) =>
    html`<table width="100%" cellpadding="0" cellspacing="0" border="0" ${css('width:100%;table-layout:fixed;margin:0 0 24px')}>${rows}</table>`;

  const paragraph = (lines: Line[], n: number) => {
    const [first = []] = lines;
    const single = lines.length === 1;
    if (n === 0 && single && lengthOf(first) <= TITLE_MAX)
      return html`<h1 class="title" ${css(`margin:0 0 16px;font:bold 22px/1.35 ${FONT};color:${colours.title}`)}>${lineOf(first)}</h1>`;
    if (single && first.at(-1)?.text.endsWith(':') && lengthOf(first) <= HEADING_MAX)
      return html`<h2 class="title" ${css(`margin:24px 0 8px;font:bold 16px/1.5 ${FONT};color:${colours.title}`)}>${lineOf(first)}</h2>`;
    return html`<p class="text" ${css(`margin:0 0 16px;font:16px/1.6 ${FONT};color:${colours.text}`)}>${linesOf(lines)}</p>`;
  };

  const partOf = (part: Part, n: number): Markup => {
    if (part.kind === 'paragraph') return paragraph(part.lines, n);
    if (part.kind === 'facts') return table(part.facts.map(fact));
    if (part.kind === 'bill') return table(part.amounts.map(amountOf));
    if (part.kind === 'list') return table(part.items.map(item));
    if (part.kind === 'buttons')
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td ${css('padding:4px 0 16px')}>${part.buttons.map((one, at) => button(at, one))}</td></tr></table>`;
    return html`<p class="soft line" ${css(`margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${colours.line};font:14px/1.6 ${FONT};color:${colours.soft}`)}>${part.line.map((one, at) => html`${at > 0 ? ' · ' : ''}${words(one)}`)}</p>`;
  };
  return body.map(partOf);
}

/** What light and dark name alike, as rules that beat the styles of the elements. */
const rulesOf = ({ page, card, line, title, text, soft, link, strip }: MailColours) =>
  [
    `body,.page{background:${page}!important}`,
    `.card{background:${card}!important;border-color:${line}!important;border-top-color:${strip}!important}`,
    `.line{border-color:${line}!important}`,
    `.title{color:${title}!important}`,
    `.text{color:${text}!important}`,
    `.soft{color:${soft}!important}`,
    `.link{color:${link}!important}`,
    `.other{background:${card}!important;border-color:${soft}!important}`,
    `.on-other,.name{color:${title}!important}`,
    '.logo{padding:8px 12px!important}',
  ].join('');

export function mailHtml(body: Body, subject: string, { palette, mark }: Letterhead): string {
  const colours = lightColours(palette);
  const style = new Markup(
    [
      ':root{color-scheme:light dark;supported-color-schemes:light dark}',
      '.button{margin:0 12px 12px 0}',
      '@media (max-width:480px){.inside{padding:20px!important}.around{padding:0!important}.card{border-left:0!important;border-right:0!important;border-radius:0!important}',
      '.button,.button td{width:100%!important;box-sizing:border-box}.button{margin-right:0!important}',
      '.fact th,.fact td{display:block!important;width:auto!important}.fact th{padding-bottom:0!important}.fact td{padding-top:0!important;border-top:0!important}}',
      `@media (prefers-color-scheme:dark){${rulesOf(darkColours(palette))}}`,
    ].join('\n'),
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${subject}</title><style>
${style}
</style></head><body ${css(`margin:0;padding:0;background:${colours.page};overflow-wrap:anywhere`)}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.page}" class="page" ${css(`background:${colours.page}`)}><tr><td align="center" class="around" ${css('padding:24px 12px')}>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.card}" class="card" ${css(`width:100%;max-width:600px;background:${colours.card};border:1px solid ${colours.line};border-top:4px solid ${colours.strip};border-radius:8px`)}><tr><td align="left" class="inside" ${css('padding:28px 36px')}>
${mark}
${partsOf(body, palette).map((part) => html`${part}\n`)}
</td></tr></table>
</td></tr></table>
</body></html>`.text;
}
