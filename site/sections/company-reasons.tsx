import { useShell } from '../content/shell';
import { Heading } from '../ui/heading';
import { Frame } from './frame';
import { type Point, Points } from './points';

/** The fixed points of the home page (R-PAGE-10); the sixth is one of the promises. */
const fixedReasons: readonly Point[] = [
  {
    title: 'Customer satisfaction',
    icon: 'thumbs-up',
    text: 'Our satisfaction guarantee is simple: if something we cleaned is not right, tell us and we return.',
  },
  {
    title: 'High quality equipment',
    icon: 'wrench',
    text: 'Filtered vacuums, purified-water poles and eco-friendly products that suit the surface, not just the stain.',
  },
  {
    title: 'Affordable pricing',
    icon: 'wallet',
    text: 'You see the price and what it covers in writing before anyone picks up a cloth.',
  },
  {
    title: 'Well trained staff',
    icon: 'users',
    text: 'Everyone learns our order of work beside an experienced cleaner first, then in your rooms.',
  },
  {
    title: 'Best customer service',
    icon: 'phone',
    text: 'Ask, change a day or add a room by phone, and a person answers.',
  },
];

/** Why people choose the company. */
export function CompanyReasons() {
  const { insurance } = useShell().settings.claims;
  const reasons: Point[] = [
    ...fixedReasons,
    { title: insurance, icon: 'shield-check', text: 'It stands behind our work, indoors, in the garden and up on the roof.' },
  ];
  return (
    <Frame band="main">
      <div className="why-us">
        <Heading title="Why people choose us" lead="Six things we are asked about most, and what we can promise on each." />
        <ul className="why-us__points">
          <Points className="why-us__point" points={reasons} />
        </ul>
      </div>
    </Frame>
  );
}
