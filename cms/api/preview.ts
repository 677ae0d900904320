import { ORPCError } from '@orpc/server';
import { EDITED_SITE } from '../office/preview/preview-token';
import { api } from './base';

export const preview = {
  preview: api.preview.handler(({ context }) => {
    if (!context.preview) throw new ORPCError('UNAUTHORIZED', { message: 'Send a preview token in the header x-preview' });
    const { live, of, until } = context.preview;
    return { live, ...(of === EDITED_SITE && { edited: true }), ends_at: new Date(until * 1000).toISOString() };
  }),
};
