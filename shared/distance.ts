export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two places, in km (haversine formula). */
export function distanceKm(one: Point, other: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
