import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hydrated, useBrowser } from '../kit/browser';
import { type Stack, startStack, until } from '../kit/stack';
import { startTraceCollector } from '../kit/trace-collector';

const browser = useBrowser();
let stack: Stack;
let traces: Awaited<ReturnType<typeof startTraceCollector>>;

beforeAll(async () => {
  traces = await startTraceCollector();
  stack = await startStack(inject('prepared'), { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url, OTEL_BSP_SCHEDULE_DELAY: '200' });
});
afterAll(async () => {
  await stack?.stop();
  await traces?.close();
});

/** Sends an enquiry through the form; resolves with its reference, and with the time of the click. */
async function enquire(name: string, before?: (page: Page) => Promise<unknown>) {
  const { page, close } = await browser.open();
  await page.goto(`${stack.site.url}/contact-us`);
  for (const [field, value] of Object.entries({
    name,
    email: 'traced@example.com',
    phone: '0400 000 001 (mobile)',
    address: '1 Traced Street',
    captcha: '10',
  }))
    await page.locator(`[name=${field}]`).fill(value);
  await hydrated(page);
  await before?.(page);
  const answer = page.waitForResponse('**/api/contact-submit');
  const clicked = Date.now();
  await page.locator('.lead-form [type=submit]').click();
  const { reference } = (await (await answer).json()) as { reference?: string };
  await page.getByRole('dialog', { name: 'Success!' }).waitFor();
  await close();
  return { reference, clicked };
}

/** The spans of the trace in which the lead with this reference was stored, each as `service: name < parent`. */
async function traceOf(reference: string | undefined) {
  const ofLead = (name: string) => traces.spans.find((span) => span.name === name && span.attributes.reference === reference);
  const stored = await until(async () => ofLead('store lead'), 'the span of the stored lead');
  const whole = () => traces.spans.filter(({ traceId }) => traceId === stored.traceId);
  const has = (id?: string) => whole().some(({ spanId }) => spanId === id);
  const complete = () => whole().every(({ name, parentSpanId }) => name === 'send lead' || has(parentSpanId));
  await until(async () => complete() && whole().some(({ name }) => name === 'send lead'), 'the rest of the trace');
  const nameOf = (id?: string) => whole().find(({ spanId }) => spanId === id)?.name;
  return whole().map(
    ({ service, name, parentSpanId }) => `${service}: ${name}${parentSpanId ? ` < ${nameOf(parentSpanId)}` : ''}`,
  );
}

it('a lead has one trace from the click to the database, in both parts, without the visitor’s words (R-RUN-12)', async () => {
  const { reference } = await enquire('Traced Visitor');
  const spans = await traceOf(reference);
  expect(spans.sort()).toEqual([
    'back-office: store lead < deliver lead',
    'site: accept lead < send lead',
    'site: deliver lead < accept lead',
    'site: send lead',
    'site: write lead to spool < accept lead',
  ]);
  expect(traces.text()).toContain(reference);
  expect(traces.text()).not.toMatch(/Traced Visitor|Traced Street|traced@|mobile/);
});

it('the trace begins at the click, even if a slow phone sends later (R-RUN-12)', async () => {
  const WAIT_MS = 1500;
  const { reference, clicked } = await enquire('Traced Slow', (page) =>
    page.evaluate((waitMs) => {
      window.requestAnimationFrame = (run) => Number(setTimeout(run, waitMs, waitMs));
    }, WAIT_MS),
  );
  await traceOf(reference);
  const startOf = (name: string) => {
    const ofLead = traces.spans.find((span) => span.name === 'write lead to spool' && span.attributes.reference === reference);
    const span = traces.spans.find((other) => other.name === name && other.traceId === ofLead?.traceId);
    return Number(span?.startTimeUnixNano) / 1e6;
  };
  expect(startOf('send lead')).toBeGreaterThanOrEqual(clicked);
  expect(startOf('accept lead') - startOf('send lead')).toBeGreaterThanOrEqual(WAIT_MS);
});

it('a lead that waited while the back office was down, and the site started again, ends in the trace of its acceptance (R-RUN-12)', async () => {
  await stack.cms.stop('SIGKILL');
  const { reference } = await enquire('Traced Late');
  await stack.site.stop();
  await stack.site.start();
  await stack.cms.start();
  const spans = await traceOf(reference);
  expect(spans).toContain('back-office: store lead < deliver lead');
  expect(new Set(spans.filter((span) => span.startsWith('site: deliver')))).toEqual(
    new Set(['site: deliver lead < accept lead']),
  );
});

it('leads are stored when the collector does not accept the spans, which is logged (R-RUN-12)', async () => {
  traces.answerWith(400);
  expect((await enquire('Not Traced')).reference).toBeTruthy();
  await until(async () => stack.site.output.includes('traces not sent'), 'the line in the log');
});
