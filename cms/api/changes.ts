import { publishedAfter } from '../publishing/publications';
import { api } from './base';

/** What was published after a number that the site knows. */
export const changes = {
  changes: api.changes.handler(({ input, context: { payload } }) => publishedAfter(payload, input?.after)),
};
