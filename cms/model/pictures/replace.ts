import type { PayloadRequest } from 'payload';
import { type Changed, changeRecords } from '../records/change';
import { placesIn, withPictures } from './walk';

/** Shows another picture in every place that shows this one, drafts and trash included. */
export const replaceEverywhere = (now: number, next: number, req: PayloadRequest): Promise<Changed> =>
  changeRecords(req, withPictures, ({ fields }, data) => {
    const places = [...placesIn(fields, data)].filter(({ picture }) => picture === now);
    for (const place of places) place.put(next);
    return places.length;
  });
