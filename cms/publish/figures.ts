import { type CallName, contract } from 'contract';
import type { GlobalAfterChangeHook } from 'payload';
import { announce } from './signal';

const figuresOf = (doc: { founded?: unknown; figures?: unknown } | undefined) => JSON.stringify([doc?.founded, doc?.figures]);

/** Any text may name a figure, so a changed one changes every answer. */
export const announceFigures: GlobalAfterChangeHook = async ({ context, doc, previousDoc, req }) => {
  if (context.quiet || figuresOf(doc) === figuresOf(previousDoc)) return;
  await announce(Object.keys(contract) as CallName[], [], req.payload);
};
