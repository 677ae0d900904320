import type { Payload } from 'payload';
import { mediaLoader } from './load-media';
import { loadCities, loadHome, loadOtherPages } from './load-pages';
import { loadPosts, loadReviews } from './load-posts';
import { loadServices } from './load-services';
import { loadSettings } from './load-settings';

/**
 * Fills an empty database with starter content. Settings come last, as the sign of a complete load.
 * @returns what was loaded, in words.
 */
export async function loadStarter(payload: Payload): Promise<string> {
  const picture = mediaLoader(payload);
  const services = await loadServices(payload, picture);
  await loadHome(payload, picture, services);
  await loadCities(payload, picture, services);
  await loadOtherPages(payload, picture);
  const posts = await loadPosts(payload, picture);
  const reviews = await loadReviews(payload);
  await loadSettings(payload, picture);
  const { totalDocs: pictures } = await payload.count({ collection: 'media' });
  return `${services.size} services, ${posts} posts, ${reviews} reviews, ${pictures} pictures`;
}
