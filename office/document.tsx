import type { ReactNode } from 'react';
import { KEEP_ADDRESSES } from 'shared/html';

/** What every page of the office has in common. */
export interface Frame {
  brand: string;
  /** The company's colours by name (`shared/palette.ts`); `main` is also that of the browser's bar. */
  colours: Record<string, string>;
  /** The built style sheet, which comes with the document: it is seen without a second request. */
  styles: string;
  /** Addresses of scripts, each of which the page works without. */
  scripts: string[];
}

interface Page extends Frame {
  title: string;
  /** Who sees it: what this device keeps belongs to that account. */
  account?: number | string;
  /** When it was made, by which the browser knows what it does not show yet. */
  at: string;
  /** Address at which the browser goes on by itself. */
  leadsTo?: string;
  children: ReactNode;
}

/** An element with markup of our own, which nobody typed. */
const raw = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } });

function Head({ title, brand, colours, styles, scripts, leadsTo }: Page) {
  const variables = Object.entries(colours).map(([name, value]) => `--${name}:${value}`);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{`${title} · ${brand}`}</title>
      <meta name="theme-color" content={colours.main} />
      <link rel="icon" href="/company-mark" />
      <link rel="manifest" href="/office.webmanifest" />
      <link rel="apple-touch-icon" href="/office-icon/180" />
      <style {...raw(`:root{${variables.join(';')}}${styles}`)} />
      {scripts.map((address) => (
        <script key={address} type="module" src={address} />
      ))}
      {leadsTo && <meta httpEquiv="refresh" content={`0;url=${leadsTo}`} />}
    </head>
  );
}

const Body = ({ brand, children }: Page) => (
  <>
    <header>
      <nav aria-label="Office">
        <a href="/office">Today</a>
        <a href="/office/enquiries">Enquiries</a>
        <a href="/office/figures">Figures</a>
        <a href="/admin">Back office</a>
      </nav>
      <office-keys />
      <span>{brand}</span>
    </header>
    <p id="others" role="status" />
    {children}
    <kept-acts id="kept" role="status" />
  </>
);

/** A whole document as HTML. React only makes it: nothing of it runs in the browser. */
export async function documentOf(page: Page): Promise<string> {
  // Next refuses it where its compiler sees the name: its own pages are rendered otherwise.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const [before, after] = KEEP_ADDRESSES;
  const body = `${before}${renderToStaticMarkup(<Body {...page} />)}${after}`;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-AU">
      <Head {...page} />
      <body data-account={page.account} data-at={page.at} {...raw(body)} />
    </html>,
  )}`;
}
