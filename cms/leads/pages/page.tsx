import { documentOf } from 'office/document';
import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { KEEP_ADDRESSES } from 'shared/html';
import { companyLook } from '../../model/settings/company-look';
import { html, Markup } from '../mails/markup';
import { ENQUIRIES, TODAY } from '../record/light-page';
import { officeStyles, scriptAddress } from './built-files';

/** Scripts of every page: acts that are kept until they are sent, and keys. */
const scriptsOfAll = () => ['acts.browser.ts', 'keys.browser.ts'].map(scriptAddress);

interface Parts {
  title: string;
  body: Markup;
  status?: number;
  /** Who sees it: what this device keeps belongs to that account. */
  account?: number | string;
}

/** A whole document of the light pages, in the company's colours. */
export async function lightPage(payload: Payload, { title, body, status = 200, account }: Parts): Promise<Response> {
  const { brand, palette } = await companyLook(payload);
  const colours = Object.entries(palette).map(([name, value]) => `--${name}:${value}`);
  const page = html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · ${brand}</title><meta name="theme-color" content="${palette.main}"><link rel="icon" href="/company-mark">
<link rel="manifest" href="/office.webmanifest"><link rel="apple-touch-icon" href="/office-icon/180">
<style>:root{${new Markup(colours.join(';'))}}${new Markup(officeStyles())}</style>${scriptsOfAll().map((address) => html`<script type="module" src="${address}"></script>`)}</head>
<body data-account="${account}">${new Markup(KEEP_ADDRESSES[0])}<header><nav aria-label="Office"><a href="${TODAY}">Today</a><a href="${ENQUIRIES}">Enquiries</a><a href="/admin">Back office</a></nav><office-keys></office-keys><span>${brand}</span></header>
${body}<kept-acts id="kept" role="status"></kept-acts>${new Markup(KEEP_ADDRESSES[1])}</body></html>`;
  return new Response(page.text, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

interface Page {
  title: string;
  children: ReactNode;
  status?: number;
  /** Who sees it: what this device keeps belongs to that account. */
  account?: number | string;
  /** Further scripts, each of which the page works without. */
  scripts?: string[];
  /** Address at which the browser goes on by itself. */
  leadsTo?: string;
}

/** Answers with a page of the office, in the company's colours. */
export async function officePage(payload: Payload, { status = 200, scripts = [], ...page }: Page): Promise<Response> {
  const { brand, palette } = await companyLook(payload);
  const frame = { brand, colours: { ...palette }, styles: officeStyles(), scripts: [...scriptsOfAll(), ...scripts] };
  return new Response(await documentOf({ ...frame, ...page }), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
