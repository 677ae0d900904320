import { ORPCError } from '@orpc/server';
import { api } from './base';

export const preview = {
  preview: api.preview.handler(({ context }) => {
    if (!context.preview) throw new ORPCError('UNAUTHORIZED', { message: 'Send a preview token in the header x-preview' });
    const { live, until } = context.preview;
    return { live, ends_at: new Date(until * 1000).toISOString() };
  }),
};
