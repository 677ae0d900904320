import { publishedAfter } from '../publishing/publications';
import { api } from './base';

export const changes = {
  changes: api.changes.handler(({ input, context: { payload } }) => publishedAfter(payload, input?.after)),
};
