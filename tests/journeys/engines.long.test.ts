import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DESKTOP } from '../kit/browser';
import { engines, installEngines, type Visitor } from '../kit/engines';
import { PAGE_SHAPES } from '../kit/page-shapes';
import { type Stack, signIn, startStack, tokenOf, until } from '../kit/stack';

const PHONE = { width: 390, height: 844 };
const person = { name: 'Robin Žižek', email: 'robin@example.com', phone: '0491 570 156', address: '1 Example Street' };
const quote = {
  ...{ first_name: 'Robin', last_name: 'Žižek', email: 'robin@example.com', phone: '0491 570 156' },
  ...{ address: '1 Example Street', suburb: 'Para Hills', post_code: '5096' },
};
const field = (name: string) => `.lead-form [name=${name}]`;
const quoted = (text: string) => JSON.stringify(text);
const shows = (selector: string) =>
  `(() => { const e = document.querySelector(${quoted(selector)}); return !!e && e.checkVisibility({ visibilityProperty: true }); })()`;
const textOf = (selector: string) => `document.querySelector(${quoted(selector)})?.innerText ?? ''`;

let site: string;
let stack: Stack;

beforeAll(async () => {
  await installEngines();
  stack = await startStack(inject('prepared'));
  site = stack.site.url;
});
afterAll(() => stack?.stop());

describe.each(Object.keys(engines) as (keyof typeof engines)[])('in %s', (engine) => {
  let visitor: Visitor;
  const use = (size: typeof PHONE) => {
    beforeAll(async () => {
      visitor = await engines[engine](size);
    });
    afterAll(() => visitor?.close());
  };
  const sees = (selector: string) => until(() => visitor.read<boolean>(shows(selector)), `${selector} to be seen`);
  const is = (expression: string) => until(() => visitor.read<boolean>(expression), expression);
  const open = async (path: string) => {
    await visitor.open(site + path);
    await is("document.documentElement.hasAttribute('data-started')");
  };
  const expectNoOverflow = async () => {
    for (const path of PAGE_SHAPES) {
      await open(path);
      expect([path, await visitor.read('document.documentElement.scrollWidth <= innerWidth')]).toEqual([path, true]);
    }
  };
  const fill = async (fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields)) await visitor.type(field(name), text);
    for (const [name, text] of Object.entries(fields))
      expect(await visitor.read(`document.querySelector(${quoted(field(name))}).value`)).toBe(text);
  };
  const choose = () =>
    visitor.read(`(() => {
      const select = document.querySelector('.lead-form select');
      select.value = [...select.options].at(-1).value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);

  describe('on a phone', () => {
    use(PHONE);

    it('no page is wider than the window (R-PAGE-1)', expectNoOverflow);

    it('an enquiry with a mistake shows it, keeps what was typed, and is sent once corrected (R-FORM-23)', async () => {
      await open('/contact-us');
      await fill(person);
      await choose();
      await visitor.type(field('captcha'), '11');
      await visitor.press('.lead-form [type=submit]');
      await sees('.error-summary, [data-status=refused]');
      await is(`document.querySelector(${quoted(field('name'))}).value === ${quoted(person.name)}`);
      await visitor.type(field('captcha'), '10');
      await visitor.press('.lead-form [type=submit]');
      await sees('.form-reference');
    });

    it('a quote request is sent, and the visitor thanked (R-FORM-23)', async () => {
      await open('/free-quote');
      await fill(quote);
      await choose();
      await visitor.press('.lead-form [type=submit]');
      await sees('.form-reference');
    });

    it('the menu opens, leads to a page, and is closed there; the back button returns (R-PAGE-4)', async () => {
      await open('/blog');
      await visitor.press('.head__toggle');
      await sees('nav[aria-label=Main]');
      await visitor.press('nav[aria-label=Main] a[href="/contact-us"]');
      await is("location.pathname === '/contact-us'");
      await is(`!${shows('nav[aria-label=Main]')}`);
      await visitor.back();
      await is("location.pathname === '/blog'");
      await sees('h1');
    });

    it('a question opens its answer (R-FAQ-2)', async () => {
      await open('/faq-page');
      const details = "document.querySelector('main details')";
      const before = await visitor.read<boolean>(`${details}.open`);
      await visitor.press('main details summary');
      await is(`${details}.open === ${!before}`);
    });
  });

  describe('on a desktop', () => {
    use(DESKTOP);

    it('no page is wider than the window (R-PAGE-1)', expectNoOverflow);

    it('a carousel moves with its button (R-MOTION-6)', async () => {
      await open('/');
      const carousel =
        "[...document.querySelectorAll('.carousel')].find((one) => one.querySelector('[data-turn]')?.checkVisibility())";
      const strip = `${carousel}.querySelector('.carousel__strip')`;
      await visitor.read(`${carousel}.id ||= 'turned'`);
      const id = await visitor.read<string>(`${carousel}.id`);
      const before = await visitor.read<number>(`${strip}.scrollLeft`);
      await visitor.press(`#${id} [data-turn="1"]`);
      await is(`${strip}.scrollLeft !== ${before}`);
    });

    it('a heading is typed where it stands, a long text gets a bold word, and both are undone (R-OWNER-65)', async () => {
      const inBar = (button: string) =>
        `[...document.querySelector('edit-bar').shadowRoot.querySelectorAll('button')].find((one) => one.textContent === ${quoted(button)})`;
      const press = async (button: string) => {
        await is(`!!${inBar(button)}`);
        await visitor.read(`${inBar(button)}.click()`);
      };
      const [{ id = 0 } = {}] = (await (await signIn(stack.cms))<{ docs: { id: number }[] }>('GET', '/posts?limit=1&depth=0'))
        .docs;
      const asked = { redirect: 'manual', headers: { authorization: `JWT ${await tokenOf(stack.cms)}` } } as const;
      const bar = await fetch(`${stack.cms.url}/website?edits&to=/blog-details/${id}`, asked);
      await visitor.open(bar.headers.get('location') ?? '');
      const heading = 'h1[data-origin], h1 [data-origin]';
      await is(`!!document.querySelector(${quoted(heading)})`);
      const before = await visitor.read<string>(textOf('h1'));
      await visitor.press(heading);
      await is("!!document.querySelector('h1[contenteditable], h1 [contenteditable]')");
      await visitor.keys(' and more');
      await press('Save');
      await is(`${textOf('h1')}.includes('and more')`);
      await press('Undo');
      await is(`${textOf('h1')} === ${quoted(before)}`);

      const bold = "document.querySelectorAll('#main .rich:not([data-rich]) :is(b, strong)').length";
      const asBefore = await visitor.read<number>(bold);
      await visitor.press('#main .rich p[data-origin]');
      await is("!!document.querySelector('[data-rich] p')");
      await visitor.read("getSelection().selectAllChildren(document.querySelector('[data-rich] p'))");
      await press('B');
      await press('Save');
      await is(`!document.querySelector('[data-rich]') && ${bold} > ${asBefore}`);
      await press('Undo');
      await is(`${bold} === ${asBefore}`);
    });

    it('the handle between before and after moves with the arrow keys', async () => {
      const ask = await signIn(stack.cms);
      const { docs } = await ask<{ docs: { id: number; why_choose: object }[] }>(
        'GET',
        '/services?where[slug][equals]=oven-cleaning&depth=0',
      );
      const pictures = (await ask<{ docs: { id: number }[] }>('GET', '/media?limit=2')).docs.map(({ id }) => id);
      const why_choose = { ...docs[0]?.why_choose, before_image: pictures[0], after_image: pictures[1] };
      await ask('PATCH', `/services/${docs[0]?.id}`, { why_choose, _status: 'published' });
      const path = '/service/oven-cleaning';
      await until(async () => (await (await fetch(site + path)).text()).includes('ba__range'), 'the pictures on the site');
      await open(path);
      const range = "document.querySelector('.ba__range')";
      const before = await visitor.read<string>(`${range}.value`);
      await visitor.read(`${range}.focus()`);
      await visitor.arrowRight();
      await is(`${range}.value !== ${quoted(before)}`);
    });

    it('a link leads to its page, and the back button returns (R-PAGE-4)', async () => {
      await open('/');
      await visitor.press('footer a[href="/contact-us"]');
      await is("location.pathname === '/contact-us'");
      await sees('h1');
      await visitor.back();
      await is("location.pathname === '/'");
      expect(await visitor.read<string>(textOf('h1'))).not.toBe('');
    });
  });
});
