import { withoutSlash } from 'contract/paths';
import { useLocation } from 'react-router';
import { useShell, useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';
import { CallButton } from './call-button';
import { QUOTE, useQuoteHref } from './quote-href';

/** Call and quote buttons at the bottom of phone screens; on the quote page only the call button. */
export function CallBar() {
  const { phone } = useShell().settings;
  const { talk, bar_call, bar_quote } = useWords();
  const quoteHref = useQuoteHref();
  const asking = withoutSlash(useLocation().pathname) === QUOTE;
  return (
    <nav className={asking ? 'call-bar call-bar--alone' : 'call-bar'} aria-label="Quick contact">
      <CallButton>{asking ? `${talk} ${phone}` : bar_call}</CallButton>
      {!asking && <ButtonLink href={quoteHref}>{bar_quote}</ButtonLink>}
    </nav>
  );
}
