import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from '../kit/browser';
import { thorough } from '../kit/sample';
import { useSharedStack } from '../kit/shared-stack';
import { OWNER, startSite, tokenOf } from '../kit/stack';

const siteUrl = inject('siteUrl');
const cmsUrl = inject('cmsUrl');
const browser = useBrowser();
const shared = useSharedStack();
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? '';

/** Headers of every response; pictures and built files have only these. */
function expectPlain({ headers }: Response) {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same|cross)-origin$/);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
}

/** Additional headers of documents. */
function expectCommon(response: Response) {
  expectPlain(response);
  expect(response.headers.get('referrer-policy')).toBeTruthy();
  expect(response.headers.get('permissions-policy')).toContain('camera=()');
}

describe('the site', () => {
  it.each(['/', '/contact-us', '/service/house-cleaning', '/free-quote?service=oven-cleaning', '/no-such-page', '/Header'])(
    '%s may run only its own scripts and inline ones with a matching hash, also from the cache',
    async (path) => {
      for (const time of ['first', 'again']) {
        const response = await fetch(siteUrl + path);
        expectCommon(response);
        const policy = policyOf(response);
        expect(policy, time).toContain("frame-ancestors 'none'");
        expect(policy).toContain("object-src 'none'");
        expect(policy).toContain("base-uri 'none'");
        expect(scriptSources(policy)).not.toMatch(/unsafe|\*|https?:|data:/);
        const html = await response.text();
        const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>(.*?)<\/script>/gs)].map(
          ([, code]) => code ?? '',
        );
        expect(inline).toHaveLength(1); // the boot script
        const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, code]) => code ?? '');
        expect(styles.length).toBeGreaterThanOrEqual(3);
        expect(policy).not.toContain('unsafe-inline');
        expect(html).not.toMatch(/<[^>]+\sstyle=/);
        for (const code of [...inline, ...styles]) expect(policy).toContain(createHash('sha256').update(code).digest('base64'));
        expect(html).not.toMatch(/<[^>]+\son\w+=/);
      }
    },
  );

  it.each([
    ['GET', '/_data/contact-us'],
    ['GET', '/_data/no-such-page'],
    ['GET', '/api/blogs'],
    ['GET', '/api/no-such-call'],
    ['POST', '/api/contact-submit'],
    ['POST', '/api/vitals'],
    ['POST', '/privacy'],
    ['POST', '/_publish'],
    ['GET', '/_spool/refused'],
    ['GET', '/_suburbs?q=para'],
    ['GET', '/_maps-key'],
    ['GET', '/storage/no-such.jpg'],
    ['GET', '/pictures/320/no-such.jpg.webp'],
    ['GET', '/robots.txt'],
    ['GET', '/sitemap.xml'],
    ['GET', '/feed.xml'],
    ['GET', '/manifest.webmanifest'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/carpet-steam-cleaning'],
    ['GET', '//evil.example'],
  ])('%s %s may not load or run anything', async (method, path) => {
    const response = await fetch(siteUrl + path, { method, redirect: 'manual' });
    expectCommon(response);
    if (!response.headers.get('content-type')?.startsWith('text/html'))
      expect(policyOf(response)).toContain("default-src 'none'");
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
  });

  it('isolates a page with a visitor’s input from its opener, and no other page', async () => {
    for (const time of ['first', 'again']) {
      const { headers } = await fetch(`${siteUrl}/free-quote`);
      expect(headers.get('cross-origin-opener-policy'), time).toBeNull();
    }
    const written = await fetch(`${siteUrl}/free-quote`, {
      method: 'POST',
      body: new URLSearchParams({ first_name: 'Samantha' }),
    });
    expect(written.status).toBe(422);
    expect(await written.text()).toContain('value="Samantha"');
    expect(written.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(written.headers.get('cache-control')).toBe('no-store');
    expect(written.headers.get('referrer-policy')).toBe('strict-origin');
  });

  it('sends built files and pictures with their correct type', async () => {
    const html = await (await fetch(`${siteUrl}/contact-us`)).text();
    const picture = /\/storage\/[^"' ]+/.exec(html)?.[0] ?? /\/pictures\/[^"' ]+/.exec(html)?.[0];
    const entry = /import\("([^"]+)"\)/.exec(html)?.[1];
    for (const path of [entry, picture, '/social.jpg']) {
      const response = await fetch(`${siteUrl}${path}`);
      expect(response.status, path).toBe(200);
      expectPlain(response);
      await response.body?.cancel();
    }
  });
});

describe('the site behind TLS', () => {
  it('sends HSTS with every response, also from the cache', async () => {
    const { site, stop } = await startSite(cmsUrl, { SITE_URL: 'https://www.example.com' });
    try {
      for (const path of ['/', '/', '/no-such-page', '/api/blogs', '/favicon.ico', '/healthz', '/carpet-steam-cleaning']) {
        const { headers } = await fetch(site.url + path, { redirect: 'manual' });
        expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8}/);
      }
    } finally {
      await stop();
    }
  });
});

describe('the back office', () => {
  it('lets its pages run Next’s scripts with a new nonce per response', async () => {
    const policies: string[] = [];
    const headers = { cookie: `payload-token=${await tokenOf({ url: cmsUrl })}` };
    for (let time = 0; time < 2; time += 1) {
      const response = await fetch(`${cmsUrl}/admin`, { headers });
      expectCommon(response);
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      const policy = policyOf(response);
      policies.push(policy);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(scriptSources(policy)).not.toMatch(/unsafe|\*|https?:/);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      const html = await response.text();
      const inline = [...html.matchAll(/<script(?![^>]*src=)([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
      expect(inline.length).toBeGreaterThan(0);
      for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`);
    }
    expect(policies[0]).not.toBe(policies[1]);
  });

  it.each([
    ['/payload-api/posts', 404, 'default-src'],
    ['/storage/no-such.jpg', 404, 'sandbox'],
    ['/healthz', 200, ''],
    ['/readyz', 200, ''],
    ['/%E0%A4%A', 400, ''],
    ['/_next/image?url=%2Fstorage%2Fhero-1.jpg&w=640&q=75', 404, ''],
  ])('answers %s with %i and its own policy', async (path, status, policy) => {
    const response = await fetch(cmsUrl + path);
    expect(response.status).toBe(status);
    expectCommon(response);
    expect(policyOf(response)).toContain(policy);
  });

  /** Uses the URL that the back office calls its own, as in its pictures. */
  const office = () => shared.stack.cms.url.replace('127.0.0.1', 'localhost');

  async function enter(page: Page) {
    await page.goto(`${office()}/admin/login`);
    await page.locator('input[name=email]').fill(OWNER.email);
    await page.locator('input[name=password]').fill(OWNER.password);
    await page.locator('button[type=submit]').click();
    await page.locator('#first-page-heading').waitFor();
  }

  it.runIf(thorough)('works under that policy: log-in, dashboard, lists, the text editor, pictures', async () => {
    const { page, consoleMessages, close } = await browser.open();
    const blocked: string[] = [];
    page.on('console', (message) => /content security policy/i.test(message.text()) && blocked.push(message.text()));
    await enter(page);
    for (const [path, mark] of [
      ['/admin/collections/posts', 'table'],
      ['/admin/collections/posts/1', '[contenteditable=true]'],
      ['/admin/collections/media', 'table'],
      ['/admin/collections/media/1', '.collection-edit'],
      ['/admin/collections/leads', '.collection-list'],
      ['/admin/globals/settings', 'form'],
    ] as const) {
      await page.goto(office() + path);
      await page.locator(mark).first().waitFor();
    }
    expect(blocked).toEqual([]);
    expect(consoleMessages.filter((line) => /refused|violat|blocked/i.test(line))).toEqual([]);
    await close();
  });

  it('redirects only to itself after log-in', async () => {
    const { page, close } = await browser.open();
    await page.goto(`${shared.stack.cms.url}/admin/login?redirect=${encodeURIComponent('//evil.example/')}`);
    await page.locator('input[name=email]').fill(OWNER.email);
    await page.locator('input[name=password]').fill(OWNER.password);
    await page.locator('button[type=submit]').click();
    await page.waitForURL((url) => url.pathname !== '/office/sign-in');
    expect(page.url().startsWith(shared.stack.cms.url)).toBe(true);
    await close();
  });
});
