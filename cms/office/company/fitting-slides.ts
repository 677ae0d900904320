import type { Payload } from 'payload';
import type { Home, Service } from '../../base/database/payload-types';
import home from '../../model/starter/content/home.json';

type Slide = NonNullable<Home['slides']>[number];

const idOf = (media: Slide['poster']) => (typeof media === 'object' ? media?.id : media);

/** Pictures of the slides that came with the site, by id, each with the slugs of the services whose work it shows. */
export async function starterSlides(payload: Payload): Promise<Map<number | undefined, string[]>> {
  const shown = new Map(home.slides.map(({ picture, video, shows }) => [video ? `${video}.mp4` : `${picture}.jpg`, shows]));
  const where = { filename: { in: [...shown.keys()] } };
  const { docs } = await payload.find({ collection: 'media', where, select: { filename: true }, pagination: false, depth: 0 });
  return new Map(docs.map(({ id, filename }) => [id, shown.get(filename ?? '') ?? []]));
}

/** The home page's slides. One that came with the site and shows work that is not offered shows an offered service, or goes. */
export function fittingSlides(
  slides: readonly Slide[],
  services: readonly Pick<Service, 'slug' | 'image'>[],
  starter: Awaited<ReturnType<typeof starterSlides>>,
): Slide[] {
  const pictures = services.flatMap(({ image }) => image || []);
  const fits = ({ media }: Slide) => {
    const shows = starter.get(idOf(media) ?? undefined);
    return !shows || services.some(({ slug }) => shows.includes(slug));
  };
  return slides.flatMap((slide) => {
    if (fits(slide)) return slide;
    const [media] = pictures.splice(0, 1);
    return media ? { ...slide, media, poster: null } : slides.some(fits) ? [] : slide;
  });
}
