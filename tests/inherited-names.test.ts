import type { CallName } from 'contract';
import { contract } from 'contract';
import { addressOf } from 'contract/call';
import { expect, inject, it } from 'vitest';
import { routes } from '../site/pages/routes';
import { send } from './raw-http';
import { sample } from './sample';
import { tokenOf } from './stack';

const [site, cms] = [inject('siteUrl'), inject('cmsUrl')];

/** Names that every object has without anybody having put them there. */
const names = [
  ...new Set([...Object.getOwnPropertyNames(Object.prototype), ...Object.getOwnPropertyNames(Array.prototype).slice(0, 4)]),
].sort((a, b) => Number(b === 'constructor') - Number(a === 'constructor'));

/** Every call, with a name in the place of each parameter of its path, and of those of its query that are known. */
const calls = (Object.keys(contract) as CallName[]).flatMap((call) => {
  const inputs = ['n', 'id', 'name', 'category', 'route', 'page', 'limit', 'after', 'path', 'text'];
  return (name: string) => `/api${addressOf(call, Object.fromEntries(inputs.map((input) => [input, name])))}`;
});
const pages = routes.flatMap(({ path, query = ['preview', 'reference'] }) => (name: string) => {
  const filled = path.replace(/:\w+/g, name).replace('*', name);
  return [`${filled}?${query.map((key) => `${key}=${name}`).join('&')}`, `${filled}?${name}=${name}`];
});
const own = (name: string) => [
  ...[`/_suburbs?q=x%20${name}`, `/_suburbs?q=${name}`, `/_suburbs/area?suburb=${name}`, `/suburb-check?suburb=${name}%20SA`],
  ...[
    `/_challenge?form=${name}`,
    `/_edit?to=${name}&ticket=${name}`,
    `/_edit/records?path=/${name}&text=${name}`,
    `/_data/${name}`,
  ],
  ...[
    `/storage/${name}`,
    `/storage/${name}.svg`,
    `/pictures/${name}/${name}.webp`,
    `/pictures/400/${name}.${name}`,
    `/brand/${name}`,
  ],
  ...[`/assets/${name}`, `/${name}/`, `/${name}/${name}`, `/icons/${name}.png`, `/feed.xml?${name}`, `/sitemap.xml?x=${name}`],
];
const office = (name: string) => [
  ...[`/inbox/${name}`, `/website?to=/${name}`, `/admin/${name}`, `/admin/collections/${name}`, `/admin/globals/${name}`],
  ...[`/payload-api/${name}`, `/payload-api/globals/${name}`, `/payload-api/leads/${name}`, `/payload-api/users/${name}`],
  ...[`/payload-api/leads?sort=${name}`, `/payload-api/media/file/${name}`, `/storage/${name}`, `/admin/login?redirect=${name}`],
];

async function statusOf(origin: string, target: string, headers: Record<string, string> = {}) {
  const { status } = await send(origin, {
    method: 'GET',
    target: target.replace(/[^!-~]/g, encodeURIComponent),
    headers,
    body: '',
  });
  return status;
}

it.each(sample(names, 2))('no address asks a table for %s, which every object has (R-SAFE-2)', async (name) => {
  const targets = [...calls.map((call) => call(name)), ...pages.flatMap((page) => page(name)), ...own(name)];
  const failed: string[] = [];
  for (const target of targets) if ((await statusOf(site, target)) >= 500) failed.push(`site ${target}`);
  const cookie = { cookie: `payload-token=${await tokenOf({ url: cms })}` };
  for (const target of [...calls.map((call) => call(name)), ...office(name)]) {
    if ((await statusOf(cms, target)) >= 500) failed.push(`cms ${target}`);
    if ((await statusOf(cms, target, cookie)) >= 500) failed.push(`cms, signed in ${target}`);
  }
  expect(failed).toEqual([]);
});
