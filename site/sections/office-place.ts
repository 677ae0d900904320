import type { Office } from 'contract/settings';
import type { Place } from '../ui/map-facade';
import brunswick from './maps/brunswick.svg?no-inline';
import paraHills from './maps/para-hills.svg?no-inline';
import somewhere from './maps/somewhere.svg?no-inline';

/** Drawn maps by suburb; other offices get a neutral one. */
const drawings: Record<string, string> = { 'Para Hills 5096': paraHills, 'Brunswick 3056': brunswick };

export const placeOf = (office: Office): Place => ({
  name: office.name,
  address: `${office.suburb} ${office.state} ${office.postcode}`,
  latitude: office.latitude,
  longitude: office.longitude,
  drawing: drawings[`${office.suburb} ${office.postcode}`] ?? somewhere,
});
