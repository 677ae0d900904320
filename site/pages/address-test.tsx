import { SuggestionsTest } from '../addresses/suggestions-test';
import { WidgetTest } from '../addresses/widget-test';
import { Closing } from '../sections/closing';
import { Frame } from '../sections/frame';
import { PageHero } from '../sections/page-hero';

const screens = {
  widget: { title: 'Address test: the maps provider’s own field', Test: WidgetTest },
  suggestions: { title: 'Address test: our own suggestions', Test: SuggestionsTest },
};

export function AddressTestPage({ data: { source } }: { data: { source: keyof typeof screens } }) {
  const { title, Test } = screens[source];
  return (
    <>
      <PageHero
        title={title}
        subtitle="For whoever sets the maps key up: choose an address and see everything that comes with it."
      />
      <Frame width="narrow">
        <noscript>
          <p>Suggestions need JavaScript. The forms take any address without it.</p>
        </noscript>
        <Test />
      </Frame>
      <Closing />
    </>
  );
}
