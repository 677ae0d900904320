import { type CallName, documented } from 'contract';
import type { Payload } from 'payload';
import { postPaths, servicePath } from '../publishing/addresses';
import { callApi } from './api';

/** Paths of pages with a search listing, apart from services, cities and posts. */
const ROUTES = ['/', '/about-us', '/contact-us', '/free-quote', '/faq-page', '/blog', '/privacy', '/suburb-check', '/Header'];
const ADDITIONS = [
  '/settings',
  '/service-pages',
  '/city-pages',
  '/own-pages',
  '/extra-sections',
  '/redirects',
  '/blog-count',
  '/service-area',
  '/privacy-page',
];
/** Numbers of blocks, introductions and posts: more than there are. */
const IDS = Array.from({ length: 30 }, (_, at) => at + 1);

export type Answers = Record<string, { status: number; body: unknown }>;

/** Answers of all calls that read, by path: for every id, name and route that has a record, trash included. */
export async function allAnswers(payload: Payload, headers: Record<string, string> = {}): Promise<Answers> {
  const all = { trash: true, pagination: false, depth: 0, sort: 'id' } as const;
  const { docs: services } = await payload.find({ collection: 'services', ...all });
  const { docs: questions } = await payload.find({ collection: 'faq-categories', ...all });
  const { docs: cities } = await payload.find({ collection: 'cities', ...all });
  const names = [
    ...services.map(({ title, name, page_name }) => title || name || page_name),
    ...questions.map(({ category }) => category),
  ];
  const routes = [
    ...ROUTES,
    ...services.map(({ slug }) => servicePath(slug)),
    ...['/adelaide-service', ...cities.map(({ route }) => route)],
    ...IDS.flatMap((id) => postPaths({ id })),
  ];
  const pathsOf = (call: keyof typeof documented): string[] => {
    const { method, path = '' } = documented[call]['~orpc'].route;
    if (method !== 'GET') return [];
    if (path === '/meta-tag') return routes.map((route) => `${path}?route=${encodeURIComponent(route)}`);
    if (path.includes('{id}')) return IDS.map((id) => path.replace('{id}', String(id)));
    return path.includes('{') ? names.map((name) => path.replace(/\{\w+\}/, encodeURIComponent(name ?? ''))) : [path];
  };
  const paths = [...(Object.keys(documented) as (keyof typeof documented & CallName)[]).flatMap(pathsOf), ...ADDITIONS];
  const answers: Answers = {};
  for (const path of paths) answers[path] = await callApi(payload, path, undefined, headers);
  return answers;
}
