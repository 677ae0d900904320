import { type CallName, contract } from 'contract';
import type { GlobalAfterChangeHook, GlobalBeforeChangeHook } from 'payload';
import type { Setting } from '../base/payload-types';
import { onlyDrafted } from './hooks';
import { announce } from './signal';

const PUBLISHED = 'publishedFigures';

const figuresOf = ({ founded, figures }: Partial<Setting>) => `${[founded, figures?.customers, figures?.solar]}`;

/** Notes the figures that visitors read before a save; a hook's previous version may be a draft. */
export const notePublishedFigures: GlobalBeforeChangeHook = async ({ data, req }) => {
  const published = await req.payload.findGlobal({ slug: 'settings', depth: 0, req }); // gives the request a new context
  req.context[PUBLISHED] = figuresOf(published);
  return data;
};

/** Any text may name a figure, so a changed one changes every answer. */
export const announceFigures: GlobalAfterChangeHook = async ({ context, doc, req }) => {
  if (context.quiet || onlyDrafted({ context, doc }) || figuresOf(doc) === context[PUBLISHED]) return;
  await announce(Object.keys(contract) as CallName[], [], req.payload);
};
