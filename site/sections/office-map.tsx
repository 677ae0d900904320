import type { Office } from 'contract/settings';
import { useShell } from '../content/shell';
import { MapFacade } from '../ui/map-facade';
import { placeOf } from './office-place';

export function OfficeMap({ office }: { office?: Office }) {
  const { settings } = useShell();
  if (!office) return null;
  return (
    <section aria-label={`Map of the ${office.name}`}>
      <MapFacade place={placeOf(office)} inView={settings.live_map_in_view} />
    </section>
  );
}
