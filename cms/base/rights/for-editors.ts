import type { PayloadHandler } from 'payload';
import { contentEditors } from './access';

export const refusal = (status: number, message: string) => Response.json({ message, errors: [{ message }] }, { status });

export const forEditors =
  (handler: PayloadHandler): PayloadHandler =>
  (req) =>
    contentEditors({ req }) ? handler(req) : refusal(403, 'Sign in as somebody who edits the site.');
