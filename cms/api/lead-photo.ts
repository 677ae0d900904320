import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { storePhoto } from '../leads/photos/store-photo';
import { whileStoring } from '../leads/privacy/under-way';
import { api } from './base';

export const leadPhoto = {
  leadPhotos: api.leadPhotos.handler(async ({ input: { query, body }, context: { payload, signed } }) => {
    if (!signed) throw new ORPCError('UNAUTHORIZED', { message: 'Only a website of this back office sends photos' });
    const data = Buffer.from(await body.arrayBuffer());
    if (createHash('sha256').update(data).digest('hex') !== query.sha256)
      throw new ORPCError('BAD_REQUEST', { message: 'The photo is not the one that was signed' });
    return whileStoring(() => storePhoto(payload, query, data));
  }),
};
