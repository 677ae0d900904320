import type { ReactNode } from 'react';
import { SuburbCheck } from '../addresses/suburb-check-on-touch';
import { useShell } from '../content/shell';
import { Breadcrumb } from '../ui/breadcrumb';
import { telHref } from '../ui/link';
import { Claims } from './claims';
import { Frame } from './frame';

/** The quote form under the page's title, with what speaks for sending it at the side. */
export function QuoteSection({ children }: { children: ReactNode }) {
  const { phone } = useShell().settings;
  return (
    <Frame band="mint" className="quote">
      <div className="quote__in">
        <header className="quote__words">
          <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Free quote' }]} />
          <h1 className="page-hero__title">GET FREE QUOTE</h1>
          <p className="lead">Tell us what needs cleaning and where. The more you say, the closer the price.</p>
          <Claims only={['quote', 'guarantee', 'insurance', 'customers']} />
          <p>
            Rather talk? <a href={telHref(phone)}>{phone}</a>
          </p>
          <SuburbCheck level={2} />
        </header>
        <div className="contact__form">{children}</div>
      </div>
    </Frame>
  );
}
