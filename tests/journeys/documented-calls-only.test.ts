import { servicePages } from 'contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../kit/browser';
import { startSite } from '../kit/stack';
import { type StandIn, startStandIn } from '../kit/stand-in-provider';

let provider: StandIn;
let running: Awaited<ReturnType<typeof startSite>>;
const browser = useBrowser();

beforeAll(async () => {
  provider = await startStandIn();
  running = await startSite(provider.url, { PROVIDER_DEADLINE_MS: '500' });
});
afterAll(async () => {
  await running?.stop();
  await provider?.close();
});

describe('a provider with only the documented calls is enough (R-WIRE-2)', () => {
  it('every page responds, and none contains a script of the provider (R-WIRE-1, R-WIRE-10, R-WIRE-11, R-CONTENT-9)', async () => {
    const paths = [
      '/',
      '/about-us/',
      '/adelaide-service',
      '/melbourne-service',
      '/contact-us',
      '/faq-page',
      '/blog',
      '/blog?page=3',
      '/blog-details/1',
      '/free-quote',
      ...servicePages.map((page) => `/service/${page.slug}`),
    ];
    for (const path of paths) {
      const response = await fetch(running.site.url + path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).not.toContain('alert(1)');
    }
    const about = await (await fetch(`${running.site.url}/about-us/`)).text();
    expect(about).toMatch(/<img[^>]*src="\/storage\/about\.jpg"[^>]*width="800" height="600"/); // the file's own size
    expect((await fetch(`${running.site.url}/blog?page=4`)).status).toBe(404);
    expect((await fetch(`${running.site.url}/privacy`)).status).toBe(404);
  });

  it('posts exactly the documented fields (R-WIRE-8, R-WIRE-12)', async () => {
    const quote = {
      first_name: 'A',
      last_name: 'B',
      email: 'a@example.com',
      phone: '1',
      service: 'House Cleaning',
      cleaning_model: 'Once off',
      city: 'Adelaide',
      address: '1 Street',
      suburb: 'Para Hills',
      post_code: '5096',
      state: 'South Australia',
      requirements: '',
    };
    const response = await fetch(`${running.site.url}/api/service-booking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(quote),
    });
    expect(await response.json()).toMatchObject({ success: true });
    expect(provider.posted.at(-1)).toEqual({ path: '/service-booking', body: quote });
  });

  it('one missing section leaves the rest of a page usable (R-CONTENT-1)', async () => {
    provider.faults.set('/achievements', 'hangs');
    const { page, consoleMessages, close } = await browser.open();
    await page.goto(`${running.site.url}/adelaide-service`);
    await hydrated(page);
    await page.getByRole('heading', { name: 'Our Services In Adelaide' }).waitFor();
    await page.getByText('Comment number 1.').first().waitFor();
    expect(consoleMessages).toEqual([]);
    provider.faults.clear();
    await close();
  });
});
