import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, optionsOf, shown, suggested, type, useMapsSites } from '../kit/maps-sites';
import { PLACE } from '../kit/maps-stand-in';
import { sample } from '../kit/sample';
import { until } from '../kit/stack';

const messages = {
  notLoaded: 'Google Maps failed to load. Please check your API key and internet connection.',
  noService: 'Failed to initialize Google Places services',
  noWidget: 'Failed to initialize autocomplete widget',
  quota: 'Places API error: RESOURCE_EXHAUSTED',
  fetching: 'Error fetching suggestions',
};

const { sites, visit } = useMapsSites();
const quotePage = (site: string) => visit(`${site}/free-quote`);
const searches = () => sites.maps.calls.filter(({ path }) => path.endsWith('AutocompletePlaces'));

describe('with a key', () => {
  it('sends one request per input to the maps provider, from two characters on, for addresses in Australia (R-ADDRESS-1, R-ADDRESS-2)', async () => {
    const { page, foreign, consoleMessages } = await quotePage(sites.withKey);
    expect(foreign).toEqual([]);
    await addressOf(page).pressSequentially('1');
    await until(async () => sites.maps.calls.some(({ path }) => path === '/maps/api/js'), 'the script to be asked for');
    await page.waitForTimeout(500);
    expect(searches()).toEqual([]);
    await type(page, '2 Kes');
    expect(searches().map(({ body }) => body)).toEqual([
      expect.objectContaining({
        input: '12 Kes',
        includedRegionCodes: ['au'],
        includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
        session: 'session-1',
      }),
    ]);
    expect(sites.maps.calls[0]?.query.get('key')).toBe('test-key');
    await page.getByText('Google Maps', { exact: true }).waitFor();
    expect(consoleMessages).toEqual([]);
  });

  it('fills the address, and suburb and postcode if empty, with one session from search to choice (R-ADDRESS-4)', async () => {
    const { page } = await quotePage(sites.withKey);
    await page.getByLabel('Suburb', { exact: true }).fill('My own suburb');
    await type(page, '12 Kes');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await until(async () => (await page.getByLabel('Postcode', { exact: true }).inputValue()) === '5096', 'the postcode');
    expect(await addressOf(page).inputValue()).toBe('12 Kesters Rd, Para Hills SA 5096');
    expect(await page.getByLabel('Suburb', { exact: true }).inputValue()).toBe('My own suburb');
    expect(await page.getByLabel('State', { exact: true }).inputValue()).toBe('South Australia');
    expect(sites.maps.calls.at(-1)?.body).toEqual({
      id: PLACE.id,
      fields: ['formattedAddress', 'addressComponents', 'location'],
      session: 'session-1',
    });

    await addressOf(page).fill('');
    await type(page, '14 Kes');
    expect(searches().at(-1)?.body.session).toBe('session-2');
  });

  it('ignores a late response', async () => {
    sites.maps.modes.data = 'late';
    const { page } = await quotePage(sites.withKey);
    await addressOf(page).pressSequentially('12 K');
    await until(async () => searches().length === 1, 'the first search');
    await type(page, 'es');
    expect(await optionsOf(page)).toContain('12 Kes Street, Adelaide SA, Australia');
    await page.waitForTimeout(1300);
    expect(await optionsOf(page)).toContain('12 Kes Street, Adelaide SA, Australia');
  });

  it('shows that the script is loading, and that nothing was found; free text is accepted', async () => {
    sites.maps.modes.script = 'slow';
    sites.maps.modes.data = 'nothing';
    const { page } = await quotePage(sites.withKey);
    await addressOf(page).focus();
    await shown(page, 'Loading address suggestions…');
    await page.getByText('Loading address suggestions…').waitFor({ state: 'hidden' });
    await addressOf(page).pressSequentially('12 Nowhere');
    await page.getByRole('status').filter({ hasText: 'No suggestions.' }).waitFor();
    expect(await addressOf(page).getAttribute('aria-expanded')).toBe('false');
    expect(await addressOf(page).inputValue()).toBe('12 Nowhere');
  });
});

describe('when the maps provider fails, on the forms', () => {
  const ours = async (page: Page) => expect(await optionsOf(page)).toContain('12 Kesters Rd, Para Hills SA 5096');

  it.each(
    sample([
      ['the script cannot be fetched', { script: 'broken', data: 'found' }, messages.notLoaded],
      ['its services are missing', { script: 'hollow', data: 'found' }, messages.noService],
      ['the quota is used up', { script: 'whole', data: 'quota' }, messages.quota],
      ['it answers garbage', { script: 'whole', data: 'garbage' }, messages.fetching],
    ] as const),
  )(
    'our own suggestions are used, with a note, when %s, and the provider’s again when it recovers (R-ADDRESS-6)',
    async (_, modes, message) => {
      Object.assign(sites.maps.modes, modes);
      const { page } = await quotePage(sites.withKey);
      await type(page, '12 Kesters Rd, Para H');
      await ours(page);
      await shown(page, message);
      expect(await page.getByRole('alert').filter({ hasText: message }).count()).toBe(0);
      expect(await page.getByText('Google Maps', { exact: true }).count()).toBe(0);
      if (modes.script === 'hollow') return; // a script that loaded without its services stays so until the next page

      Object.assign(sites.maps.modes, { script: 'whole', data: 'found' });
      await until(async () => {
        await addressOf(page).press('i');
        await page.waitForTimeout(800);
        return (await optionsOf(page)).includes(PLACE.text);
      }, 'the maps provider’s suggestions');
      await page.getByText(message).waitFor({ state: 'hidden' });
    },
  );

  it('shows a loading note for five seconds while the script is not ready, and continues without the script', async () => {
    sites.maps.modes.script = 'never';
    const { page } = await quotePage(sites.withKey);
    await addressOf(page).focus();
    const start = Date.now();
    await shown(page, 'Loading address suggestions…');
    await shown(page, messages.notLoaded);
    expect(Date.now() - start).toBeGreaterThan(4500);
    await type(page, '12 Kesters Rd, Para H');
    await ours(page);
  });

  it('keeps the chosen text when its details cannot be loaded', async () => {
    const { page } = await quotePage(sites.withKey);
    await type(page, '12 Kes');
    sites.maps.modes.data = 'quota';
    await suggested(page).first().click();
    await shown(page, messages.quota);
    expect(await addressOf(page).inputValue()).toBe(PLACE.text);
    expect(await page.getByLabel('Postcode', { exact: true }).inputValue()).toBe('');
  });
});

describe('the test screens', () => {
  const suggestions = () => visit(`${sites.withKey}/googleaddressSuggestion`);
  const widget = async (site = sites.withKey) => {
    const visited = await visit(`${site}/googleaddress`);
    expect(visited.foreign).toEqual([]);
    await visited.page.getByRole('button', { name: 'Show the maps provider’s own field' }).click();
    return visited;
  };
  const facts = (page: Page) => page.locator('dl').textContent();
  const expectSelection = async (page: Page) => {
    await page.locator('dl').waitFor();
    for (const fact of [
      '12 Kesters Rd, Para Hills SA 5096, Australia',
      PLACE.id,
      '-34.81, 138.65',
      'South Australia (SA)',
      'postal_code',
    ]) {
      expect(await facts(page)).toContain(fact);
    }
  };

  it('/googleaddressSuggestion shows the whole selection (R-ROUTE-14, R-ADDRESS-5)', async () => {
    const { page } = await suggestions();
    await type(page, '12 Kes');
    await suggested(page).first().click();
    await expectSelection(page);
  });

  it.each(
    sample([
      ['broken', 'found', messages.notLoaded],
      ['hollow', 'found', messages.noService],
      ['whole', 'quota', messages.quota],
      ['whole', 'garbage', messages.fetching],
    ] as const),
  )(
    '/googleaddressSuggestion with a %s script and data %s shows the error and no suggestions (R-ADDRESS-6, R-ERROR-3)',
    async (script, data, message) => {
      Object.assign(sites.maps.modes, { script, data });
      const { page } = await suggestions();
      await addressOf(page).pressSequentially('12 Kesters Rd, Para H');
      await page.getByRole('alert').filter({ hasText: message }).waitFor();
      expect(await optionsOf(page)).toEqual([]);
    },
  );

  it('/googleaddress shows the provider’s own field and the whole selection (R-ROUTE-14, R-ADDRESS-5)', async () => {
    const { page, consoleMessages } = await widget();
    await page.getByLabel('Search').fill('12 Kes');
    await page.getByLabel('Search').press('Enter');
    await expectSelection(page);
    expect(consoleMessages).toEqual([]);
  });

  it.each(
    sample([
      ['broken', messages.notLoaded],
      ['hollow', messages.noWidget],
    ] as const),
  )('/googleaddress with a %s script shows "%s"', async (script, message) => {
    sites.maps.modes.script = script;
    const { page } = await widget();
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
  });

  it('/googleaddress shows an error of the provider’s field, and an error without a key', async () => {
    sites.maps.modes.data = 'quota';
    const { page } = await widget();
    await page.getByLabel('Search').fill('12 Kes');
    await page.getByLabel('Search').press('Enter');
    await page.getByRole('alert').filter({ hasText: messages.quota }).waitFor();
    const { page: keyless, foreign } = await widget(sites.withoutKey);
    await keyless.getByRole('alert').filter({ hasText: messages.notLoaded }).waitFor();
    expect(foreign).toEqual([]);
  });
});
