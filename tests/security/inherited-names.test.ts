import type { CallName } from 'contract';
import { contract } from 'contract';
import { addressOf } from 'contract/call';
import { expect, inject, it } from 'vitest';
import { routes } from '../../site/pages/routes';
import { send } from '../kit/raw-http';
import { sample } from '../kit/sample';
import { tokenOf } from '../kit/stack';

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
  ...[
    `/inbox/${name}`,
    `/office/${name}`,
    `/office/enquiries/${name}`,
    `/office/enquiries?view=${name}&sort=${name}&who=${name}&did=${name}&after=${name}`,
    `/office/enquiries/change?act=${name}&id=${name}`,
    `/website?to=/${name}`,
    `/admin/${name}`,
    `/admin/collections/${name}`,
    `/admin/globals/${name}`,
  ],
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

/** Which of these requests fail, some at a time. */
async function failing(origin: string, targets: readonly string[], headers: Record<string, string> = {}): Promise<string[]> {
  const failed: string[] = [];
  const rest = [...targets];
  const work = async () => {
    for (let target = rest.pop(); target !== undefined; target = rest.pop())
      if ((await statusOf(origin, target, headers)) >= 500) failed.push(`${origin === site ? 'site' : 'back office'} ${target}`);
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return failed;
}

it.each(sample(names))('no address looks up %s, a name that every object inherits (R-SAFE-2)', async (name) => {
  const asked = calls.map((call) => call(name));
  const cookie = { cookie: `payload-token=${await tokenOf({ url: cms })}` };
  expect([
    ...(await failing(site, [...asked, ...pages.flatMap((page) => page(name)), ...own(name)])),
    ...(await failing(cms, [...asked, ...office(name)])),
    ...(await failing(cms, [...asked, ...office(name)], cookie)),
  ]).toEqual([]);
});
