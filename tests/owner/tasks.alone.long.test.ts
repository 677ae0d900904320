import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { signIn, until } from '../kit/stack';
import { beginTask, done, inForm, publishButton, start, WAYS } from './hands';
import { bar, status, type as typeOver } from './in-place';
import { ready, soon, unique, useOffice } from './office';

const office = useOffice();
const html = async (path: string) => (await fetch(office.stack.site.url + path)).text();

describe.each(WAYS)('on a %s by %s the owner (R-OWNER-14)', (screen, way, viewport) => {
  const begin = () => beginTask(office, viewport, way);

  it('1. changes a text of the home page, and sees it before visitors do', async () => {
    const { page, close, hands } = await begin();
    const heading = unique(`Cleaner by Friday, ${screen}`);
    await hands.click(start(page, 'Edit the website itself'));
    await status(page).waitFor();
    await hands.click(page.locator('h1[data-origin], h1 [data-origin]'));
    await typeOver(page, heading);
    hands.fields += 1;
    await page.keyboard.press('Enter');
    await page.locator('h1', { hasText: heading }).waitFor();
    expect(await html('/')).not.toContain(heading);
    await hands.click(bar(page).getByRole('button', { name: 'Publish', exact: true }));
    await soon('the heading', async () => (await html('/')).includes(heading));
    hands.note('1', screen);
    await close();
  });

  it('2. replaces a picture everywhere', async () => {
    const { page, close, hands } = await begin();
    const photo = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#3fa25b' } })
      .jpeg()
      .toBuffer();
    const name = `new-${screen}-${way}.jpg`;
    await hands.click(start(page, 'Pictures'));
    await ready(page);
    await hands.click(page.locator('.collection-list--media tbody .cell-filename a'));
    await page.locator('.picture-panel a').first().waitFor();
    await inForm(page);
    await hands.chooseFile(page.getByRole('button', { name: 'Upload a new file for it' }), {
      name,
      mimeType: 'image/jpeg',
      buffer: photo,
    });
    await hands.click(publishButton(page));
    await done(page);
    hands.note('2', screen);
    await close();
  });

  it('3. adds a review', async () => {
    const { page, close, hands } = await begin();
    const comment = unique('Spotless, and on time.');
    await hands.click(start(page, 'Add a review'));
    await inForm(page);
    await hands.type(page.locator('#field-name'), `A customer on a ${screen}`);
    await hands.type(page.locator('#field-comment'), comment);
    await hands.click(publishButton(page));
    await done(page);
    await soon('the review', async () => (await html('/')).includes(comment));
    hands.note('3', screen);
    await close();
  });

  it('4. publishes a post tomorrow at 9', async () => {
    const title = unique('Tomorrow at nine');
    const ask = await signIn(office.stack.cms);
    const { docs } = await ask<{ docs: Record<string, unknown>[] }>('GET', '/posts?limit=1&depth=0');
    const { image, description, publish_date } = docs[0] ?? {};
    await ask('POST', '/posts?draft=true', { title, image, description, publish_date, _status: 'draft' });
    const { page, close, hands } = await begin();
    await hands.click(page.getByRole('link', { name: `Post: ${title}` }));
    await inForm(page);
    await hands.click(page.locator('#schedule'));
    const dialogue = page.locator('.confirmation-modal');
    const [day] = new Date(Date.now() + 24 * 60 * 60 * 1000)
      .toLocaleString('sv-SE', { timeZone: 'Australia/Adelaide' })
      .split(' ');
    await hands.type(dialogue.locator('input[type=datetime-local]'), `${day}T09:00`);
    await hands.click(dialogue.getByRole('button', { name: 'Plan it' }));
    await dialogue.getByText(/^Publish: .* 9:00 am/).waitFor();
    hands.note('4', screen);
    await close();
  });

  it('5. undoes yesterday’s change of a page', async () => {
    const ask = await signIn(office.stack.cms);
    const wrong = unique('A wrong heading');
    await ask('POST', '/globals/contact-page', { title: unique('A right heading'), _status: 'published' });
    const { title: right } = await ask<{ title: string }>('GET', '/globals/contact-page');
    await ask('POST', '/globals/contact-page', { title: wrong, _status: 'published' });
    await soon('the wrong heading', async () => (await html('/contact-us')).includes(wrong));
    const { page, close, hands } = await begin();
    await hands.click(page.locator('.figures').getByRole('link', { name: 'Contact', exact: true }));
    await inForm(page);
    await hands.click(page.getByRole('link', { name: /^History/ }));
    await hands.click(page.getByRole('button', { name: /^Restore/ }));
    await done(page, /restored/i);
    await soon('the right heading', async () => (await html('/contact-us')).includes(right));
    hands.note('5', screen);
    await close();
  });

  it('6. takes a service off the site, and its address leads to another', async () => {
    const ask = await signIn(office.stack.cms);
    const slug = {
      laptop: { mouse: 'gutter-vacuum', keyboard: 'gutter-flushing' },
      phone: { mouse: 'roof-soft-wash', keyboard: 'deep-cleaning' },
    }[screen as 'laptop' | 'phone'][way];
    const { docs } = await ask<{ docs: { page_name: string }[] }>('GET', `/services?where[slug][equals]=${slug}`);
    const { page, close, hands } = await begin();
    await hands.click(start(page, 'Change a service'));
    await ready(page);
    await hands.click(page.locator('.collection-list td a', { hasText: docs[0]?.page_name }));
    await inForm(page);
    await hands.click(page.locator('.doc-controls__popup button'));
    await hands.click(page.getByText('Take off the site…'));
    await page.getByText(`Its page, /service/${slug}`).waitFor();
    await hands.type(page.getByLabel('Where should its old address lead?'), '/contact-us');
    await hands.click(page.locator('#confirm-action:visible'));
    await done(page);
    await soon('the redirect', async () => {
      const { status, headers } = await fetch(`${office.stack.site.url}/service/${slug}`, { redirect: 'manual' });
      return status === 308 && headers.get('location') === '/contact-us';
    });
    hands.note('6', screen);
    await close();
  });

  it('7. adds the 23rd service', async () => {
    const { page, close, hands } = await begin();
    const name = unique(`Awning ${screen} ${way}`);
    await hands.click(start(page, 'Add a service'));
    await inForm(page);
    await hands.type(page.locator('#field-name'), name);
    await hands.type(page.locator('#field-description'), 'Sails and awnings, washed where they hang.');
    await hands.click(page.locator('.tabs-field__tab-button', { hasText: 'Search listing' }));
    await hands.type(page.locator('#field-meta__meta_title'), `${name} in Adelaide`);
    await hands.type(
      page.locator('#field-meta__meta_description'),
      'Sails and awnings washed where they hang. A free quote within 24 hours.',
    );
    await hands.click(publishButton(page));
    await done(page);
    const path = `/service/${await page.locator('#field-slug').inputValue()}`;
    await soon('its page', async () => (await html(path)).includes(name));
    for (const other of ['/', '/adelaide-service', '/free-quote'])
      await soon(other, async () => (await html(other)).includes(name));
    hands.note('7', screen);
    await close();
  });

  it('8. switches Melbourne on', async () => {
    const ask = await signIn(office.stack.cms);
    const { offices } = (await ask('GET', '/globals/settings?depth=0')) as { offices: object[] };
    const first = offices.map((office, at) => ({ ...office, in_forms: at === 0 }));
    await ask('POST', '/globals/settings', { offices: first, _status: 'published' });
    await soon('Adelaide alone', async () => !(await html('/free-quote')).includes('value="Melbourne"'));
    const { page, close, hands } = await begin();
    await hands.click(start(page, 'Cities in the forms'));
    await inForm(page);
    await hands.click(page.locator('#offices-row-1 .collapsible__toggle').first());
    await hands.click(page.locator('#field-offices__1__in_forms'));
    await hands.click(publishButton(page));
    await done(page);
    await soon('Melbourne in the form', async () => (await html('/free-quote')).includes('Melbourne</option>'));
    hands.note('8', screen);
    await close();
  });

  it('9. fixes a dead link from the list of addresses that were not found', async () => {
    const path = `/old-${screen}-${way}`;
    const ask = await signIn(office.stack.cms);
    await ask('DELETE', `/redirects?where[from][equals]=${path}`).catch(() => undefined);
    const visitor = await office.open();
    // The test's browser names itself headless, as bots do.
    const agent = (await visitor.page.evaluate(() => navigator.userAgent)).replace('Headless', '');
    await visitor.page.setExtraHTTPHeaders({ 'user-agent': agent });
    await visitor.page.goto(office.stack.site.url + path);
    await visitor.close();
    const { page, close, hands } = await begin();
    await hands.click(start(page, 'Addresses that visitors did not find'));
    await page.waitForURL(/\/collections\/redirects/);
    const fix = page.getByRole('link', { name: `Redirect to … from ${path}` });
    await until(
      async () => {
        await page.reload();
        return (await fix.count()) === 1;
      },
      'the address to be reported',
      60_000,
    );
    await ready(page);
    await hands.click(fix);
    await inForm(page);
    await hands.type(page.locator('#field-to'), '/contact-us');
    await hands.click(publishButton(page));
    await done(page);
    await soon('the redirect', async () => (await fetch(office.stack.site.url + path, { redirect: 'manual' })).status === 308);
    hands.note('9', screen);
    await close();
  });

  it('10. changes the opening hours over Christmas', async () => {
    const year = new Date().getFullYear() + 1;
    const ask = await signIn(office.stack.cms);
    await ask('POST', '/globals/settings', { hours_exceptions: [], _status: 'published' });
    const { page, close, hands } = await begin();
    await hands.click(start(page, 'Add a holiday'));
    await inForm(page);
    await hands.type(page.locator('#field-hours_exceptions__0__from-day'), `25 Dec ${year}`);
    await hands.type(page.locator('#field-hours_exceptions__0__to-day'), `26 Dec ${year}`);
    await hands.type(page.locator('#field-hours_exceptions__0__name'), 'Christmas');
    await hands.click(publishButton(page));
    await done(page);
    const { hours_exceptions } = await ask<{ hours_exceptions: { name: string }[] }>('GET', '/globals/settings');
    expect(hours_exceptions).toMatchObject([{ name: 'Christmas' }]);
    hands.note('10', screen);
    await close();
  });
});
