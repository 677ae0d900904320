/** Words that no visitor may read; each kind hides them. */
export const SECRET = '41.20';
/** Words that each kind shows. */
export const SEEN = 'Seen by all';

const OFFICE = '<meta name=Generator content="Microsoft Excel 15">';
const sheet = (css: string, row: string, head = '') => `${head}<style><!--${css}--></style><table>${row}</table>`;
const row = (hidden: string) => `<tr><td>${SEEN}</td>${hidden}<td>$99</td></tr>`;
const text = (hidden: string) => `<p>${SEEN}</p>${hidden}`;

/** Each way to hide words in markup, with what the owner is told of it. */
export const HIDDEN: [name: string, markup: string, leftOut: string][] = [
  ['a column', `<table><col><col style='display:none'><col>${row(`<td>${SECRET}</td>`)}</table>`, '1 hidden column'],
  [
    'columns without width',
    `<table><col><col width=0 span=2><col>${row(`<td>${SECRET}</td><td>58%</td>`)}</table>`,
    '2 hidden columns',
  ],
  ['a collapsed column', `<table><col><col style="visibility:collapse">${row(`<td>${SECRET}</td>`)}</table>`, '1 hidden column'],
  ['cells', `<table>${row(`<td style='display:none'>${SECRET}</td>`).repeat(2)}</table>`, '1 hidden column'],
  [
    'cells of a class',
    sheet('.xl65 {mso-number-format:"\\{";display:none;}', row(`<td class=xl65>${SECRET}</td>`)),
    '1 hidden column',
  ],
  ['cells of Office', sheet('td.xl66, .xl67{mso-hide:all}', row(`<td class=xl66>${SECRET}</td>`)), '1 hidden column'],
  ['a row', `<table>${row('')}<tr height=0 style='display:none'><td>Costs</td><td>${SECRET}</td></tr></table>`, '1 hidden row'],
  [
    'a row without height',
    `<table>${row('')}<tr style="height:0pt"><td>Costs</td><td>${SECRET}</td></tr></table>`,
    '1 hidden row',
  ],
  ['rows', `<table>${row('')}<tbody hidden><tr><td>Costs<td>${SECRET}<tr><td>more<td>5</tbody></table>`, '2 hidden rows'],
  ['display', text(`<div style="color:red;DISPLAY : None !important">${SECRET}</div>`), 'hidden text'],
  [
    'a rule of a mail',
    `<style>@media screen { .mail .preheader { display:none } }</style><div class=mail>${text(`<span class=preheader>${SECRET}</span>`)}</div>`,
    'hidden text',
  ],
  ['visibility', text(`<div style="visibility:hidden"><p>${SECRET}</p></div>`), 'hidden text'],
  ['the hidden attribute', text(`<p hidden>${SECRET}</p>`), 'hidden text'],
  ['mso-hide', text(`<span style='mso-hide:all'>${SECRET}</span>`), 'hidden text'],
  ['letters without size', text(`<p style="font-size:0"><b>${SECRET}</b></p>`), 'hidden text'],
  ['letters of a pixel', text(`<p style="font:1px/1 Arial, sans-serif">${SECRET}</p>`), 'hidden text'],
  ['no transparency', text(`<p style="opacity:0">${SECRET}</p>`), 'hidden text'],
  ['a box without height', text(`<div style="max-height:0;overflow:hidden">${SECRET}</div>`), 'hidden text'],
  ['a place far away', text(`<div style="position:absolute;left:-9999px">${SECRET}</div>`), 'hidden text'],
  [
    'the colour of the ground',
    `<div style="background:#fff"><p>${SEEN}</p><p style="color:white">${SECRET}</p></div>`,
    'hidden text',
  ],
  ['white letters of a sheet', sheet('.xl68{color:white}', row(`<td class=xl68>${SECRET}</td>`), OFFICE), 'hidden text'],
];

/** What only looks like hiding. */
export const SHOWN: [name: string, markup: string][] = [
  ['aria-hidden', `<p aria-hidden="true">${SEEN}</p>`],
  ['a small screen', `<style>@media (max-width:600px){.wide{display:none}}</style><p class=wide>${SEEN}</p>`],
  ['paper', `<style>@media print{p{display:none}}</style><p>${SEEN}</p>`],
  ['a rule that another one replaces', `<style>p.a{display:block} .a{display:none}</style><p class=a>${SEEN}</p>`],
  ['a style that replaces a rule', `<style>p{display:none}</style><p style="display:block">${SEEN}</p>`],
  ['a size that is set again', `<div style="font-size:0"><p style="font-size:12pt">${SEEN}</p></div>`],
  ['what is visible within what is not', `<div style="visibility:hidden"><p style="visibility:visible">${SEEN}</p></div>`],
  ['white letters on a picture', `<div style="background:#fff url(x.png)"><p style="color:#fff">${SEEN}</p></div>`],
  [
    'white letters on another ground',
    `${OFFICE}<table><tr><td style="background:#1f3864"><p style="color:white">${SEEN}</p></table>`,
  ],
  ['white letters on an unknown ground', `<p style="color:#fff">${SEEN}</p>`],
  ['a link in white letters', `<p style="color:#fff;background:#fff"><a href="/x">${SEEN}</a></p>`],
  ['a picture that is loaded late', `<p>${SEEN}</p><img style="opacity:0" src="/late.jpg">`],
];
