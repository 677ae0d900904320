import { randomInt } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { useSharedStack } from '../kit/shared-stack';
import { signIn, until } from '../kit/stack';

interface Home {
  slides: object[];
  stats: object[];
}

/** A stat box's text of the starter content that occurs once on the page. */
const LAST_STAT = 'at most to your free quote';

const shared = useSharedStack();
let office: Awaited<ReturnType<typeof signIn>>;
const html = async (path: string) => (await fetch(shared.stack.site.url + path)).text();

beforeAll(async () => {
  office = await signIn(shared.stack.cms);
});

it('shows a change saved in the back office within 5 s, without a restart (R-OWNER-1)', async () => {
  const heading = `Spotless by ${randomInt(1e9)}`;
  await html('/');
  const { slides } = await office<Home>('GET', '/globals/home?depth=0');
  await office('POST', '/globals/home', { slides: [{ ...slides[0], heading }, ...slides.slice(1)] });
  await until(async () => (await html('/')).includes(heading), 'the new heading', 5000);
});

it('renews every page that shows a setting', async () => {
  const last = String(randomInt(100, 1000));
  await Promise.all([html('/'), html('/contact-us'), html('/service/oven-cleaning')]);
  await office('POST', '/globals/settings', { phone: `1300 555 ${last}` });
  for (const path of ['/', '/contact-us', '/service/oven-cleaning']) {
    await until(async () => (await html(path)).includes(`tel:1300555${last}`), `the new number on ${path}`, 5000);
  }
});

it('leaves a section out when its last item is removed, and keeps the page (R-CONTENT-1)', async () => {
  const { stats } = await office<Home>('GET', '/globals/home?depth=0');
  await until(async () => (await html('/')).includes(LAST_STAT), 'the section', 5000);
  await office('POST', '/globals/home', { stats: [] });
  await until(async () => !(await html('/')).includes(LAST_STAT), 'the section to go', 5000);
  await office('POST', '/globals/home', { stats }); // for another attempt
});

it('rejects a publish signal without the shared secret', async () => {
  const response = await fetch(`${shared.stack.site.url}/_publish`, { method: 'POST', body: '{"calls":["settings"]}' });
  expect(response.status).toBe(401);
});
