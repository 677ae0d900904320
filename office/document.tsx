import type { ReactNode } from 'react';
import { KEEP_ADDRESSES } from 'shared/html';

export interface Frame {
  brand: string;
  logo?: string;
  /** The company's colours by name (`shared/palette.ts`); `main` is also that of the browser's bar. */
  colours: Record<string, string>;
  /** The built style sheet, which comes with the document: it is seen without a second request. */
  styles: string;
  /** Addresses of scripts, each of which the page works without. */
  scripts: string[];
}

/** Who sees a page: what this device keeps belongs to that account. */
export interface Account {
  id: number | string;
  answersEnquiries: boolean;
  editsWebsite: boolean;
}

interface Page extends Frame {
  title: string;
  /** Nobody who is signed in if undefined. */
  account?: Account;
  /** When it was made, by which the browser knows what it does not show yet. */
  at: string;
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

const Places = ({ answersEnquiries, editsWebsite }: Account) => (
  <nav aria-label="Office">
    {answersEnquiries && <a href="/office">Today</a>}
    {answersEnquiries && <a href="/office/enquiries">Enquiries</a>}
    {answersEnquiries && <a href="/office/figures">Figures</a>}
    {editsWebsite && <a href="/admin">Website</a>}
    <a href="/office/account">Account</a>
    <form method="post" action="/office/sign-out">
      <button>Sign out</button>
    </form>
  </nav>
);

const Company = ({ brand, logo }: Frame) => (
  <header className="company">{logo ? <img src={logo} alt={brand} /> : <strong>{brand}</strong>}</header>
);

const Body = ({ account, children, ...page }: Page) =>
  account ? (
    <>
      <header>
        <Places {...account} />
        <office-keys />
        <span>{page.brand}</span>
      </header>
      <p id="others" role="status" />
      {children}
      <kept-acts id="kept" role="status" />
    </>
  ) : (
    <>
      <Company {...page} />
      {children}
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
      <body data-account={page.account?.id} data-at={page.at} {...raw(body)} />
    </html>,
  )}`;
}
