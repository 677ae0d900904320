import type { Endpoint, PayloadRequest } from 'payload';
import type { Media } from '../../base/database/payload-types';
import { forEditors, refusal } from '../../base/rights/for-editors';
import { changeRecords } from '../records/change';
import { thumbnailEndpoint } from './thumbnails';
import { findUses } from './uses';
import { placesIn, withPictures } from './walk';
import { kindOf, type PictureWithUses, withUses } from './warnings';

const MAX_RESULTS = 500;

async function mediaOf(ids: number[], req: PayloadRequest): Promise<Media[]> {
  const query = { depth: 0, pagination: false, limit: 0, trash: true } as const;
  return (await req.payload.find({ collection: 'media', where: { id: { in: [0, ...ids] } }, ...query })).docs;
}

const replaceEverywhere = (now: number, next: number, req: PayloadRequest) =>
  changeRecords(req, withPictures, ({ fields }, data) => {
    const places = [...placesIn(fields, data)].filter(({ picture }) => picture === now);
    for (const place of places) place.put(next);
    return places.length;
  });

/** `GET /payload-api/media/uses?ids=1,2`: where these pictures are used, and what is wrong with them. */
const uses: Endpoint = {
  path: '/uses',
  method: 'get',
  handler: forEditors(async (req) => {
    const ids = String(req.query.ids ?? '')
      .split(',')
      .map(Number)
      .filter(Number.isInteger)
      .slice(0, MAX_RESULTS);
    const [pictures, found] = await Promise.all([mediaOf(ids, req), findUses(req.payload)]);
    return Response.json({ pictures: pictures.map((picture) => withUses(picture, found)) satisfies PictureWithUses[] });
  }),
};

/** `POST /payload-api/media/:id/use-instead` with `{ picture }`: that one is shown wherever this one was. */
const useInstead: Endpoint = {
  path: '/:id/use-instead',
  method: 'post',
  handler: forEditors(async (req) => {
    const { picture } = ((await req.json?.()) ?? {}) as { picture?: unknown };
    const [now, next] = [Number(req.routeParams?.id), Number(picture)];
    const both = await mediaOf([now, next].filter(Number.isInteger), req);
    const [one, other] = [now, next].map((id) => both.find((media) => media.id === id));
    if (!one || !other || other.deletedAt || one === other) return refusal(400, 'Choose another picture of the library.');
    if (kindOf(one) !== kindOf(other)) return refusal(400, `Choose a ${kindOf(one)} to use instead of a ${kindOf(one)}.`);
    return Response.json(await replaceEverywhere(now, next, req));
  }),
};

export const pictureEndpoints = [uses, useInstead, thumbnailEndpoint];
