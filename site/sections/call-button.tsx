import type { ReactNode } from 'react';
import { useShell, useWords } from '../content/shell';
import { ButtonLink } from '../ui/button';

/** Calls the office, unless it leads elsewhere. */
export function CallButton({ href, children }: { href?: string; children?: ReactNode }) {
  const { phone_link } = useShell().settings;
  const { call_button } = useWords();
  return (
    <ButtonLink look="line" icon="phone" href={href ?? phone_link}>
      {children ?? call_button}
    </ButtonLink>
  );
}

/** The two ways to ask: the quote form, under `label` if it leads elsewhere, and the phone. */
export function QuoteAndCall({ quoteHref, label, callHref }: { quoteHref: string; label?: string; callHref?: string }) {
  const { quote_button } = useWords();
  return (
    <div className="btns">
      <ButtonLink href={quoteHref}>{label ?? quote_button}</ButtonLink>
      <CallButton href={callHref} />
    </div>
  );
}
