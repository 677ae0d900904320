import type { Payload } from 'payload';
import { AT_WEBSITE, ENQUIRIES } from '../record/light-page';
import { listPage } from './list';
import { askBefore, change } from './list-change';
import { actAtWebsite } from './list-website';
import { forAnswerers } from './visit';

const queryIn = (request: Request) => new URL(request.url).searchParams;

/** `/office/enquiries`: all enquiries by view, search and filters. */
export const answerList = (payload: Payload, request: Request) =>
  forAnswerers(payload, request, ENQUIRIES, (visit) => listPage(visit, queryIn(request)));

/** `/office/enquiries/change`: an act on several enquiries is confirmed, done or undone. */
export const answerChange = (payload: Payload, request: Request) =>
  forAnswerers(payload, request, ENQUIRIES, (visit) =>
    request.method === 'POST' ? change(visit, request) : askBefore(visit, queryIn(request)),
  );

/** `/office/enquiries/at-website`: enquiries that lie at the website are sent again or removed. */
export const answerAtWebsite = (payload: Payload, request: Request) =>
  forAnswerers(payload, request, `${ENQUIRIES}#${AT_WEBSITE.split('/').at(-1)}`, (visit) => actAtWebsite(visit, request));
