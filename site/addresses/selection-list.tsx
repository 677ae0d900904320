import type { AddressSelection } from './address-source';

/** Everything a chosen address returned, for whoever configures the suggestions. */
export function SelectionList({ selection }: { selection: AddressSelection }) {
  const { address, placeId, location, components } = selection;
  const facts = [
    ['Address', address],
    ['Place id', placeId ?? 'none'],
    ['Coordinates', location ? `${location.lat}, ${location.lng}` : 'none'],
    ...components.map(({ long, short, types }) => [types.join(', '), long === short ? long : `${long} (${short})`]),
  ];
  return (
    <dl className="selection">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
