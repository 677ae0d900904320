import type { CollectionSlug, Payload, Where } from 'payload';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { execute, sql } from '../../base/database/query';
import { startPayload } from '../../testing/api';
import { views } from './views';

const LEADS = 100_000;

interface Pool {
  query(text: unknown, values?: unknown): Promise<{ rows: Record<string, string>[] }>;
}

/** Set by `npm run test:postgres`. `npm run bench -- inbox` measures the views on SQLite. */
describe.runIf(inject('postgres'))(
  `the office's lists with ${LEADS} leads, mails and audit entries on PostgreSQL`,
  { timeout: 120_000 },
  () => {
    let payload: Payload;
    let pool: Pool;
    beforeAll(async () => {
      payload = await startPayload();
      pool = (payload.db as unknown as { pool: Pool }).pool;
      await execute(
        payload,
        sql`
      INSERT INTO leads (name, email, phone, form, status, reference, idempotency_key, search_text,
        received_at, due_at, first_answered_at, assigned_to_id, follow_up_on, created_at, updated_at)
      SELECT 'Lead ' || i, 'lead' || i || '@example.com', '0491570156', 'contact',
        (CASE WHEN i % 2000 = 0 THEN 'new' ELSE 'contacted' END)::enum_leads_status, 'E-' || i, 'many-' || i,
        'lead ' || i || ' lead' || i || '@example.com gawler 5118', t, t + interval '1 day',
        CASE WHEN i % 2000 = 0 THEN NULL ELSE t END, CASE WHEN i % 1000 = 0 THEN 1 END,
        CASE WHEN i % 1000 = 7 THEN t + interval '5 days' END, t, t
      FROM (SELECT i, now() - i * interval '10 minutes' AS t FROM generate_series(1, ${LEADS}) i) n`,
      );
      await execute(
        payload,
        sql`
      INSERT INTO outbox (subject, "to", text, lead_id, key, created_at, updated_at)
      SELECT 'New enquiry', 'office@example.com', 'Text', id, 'mail-' || id, created_at, updated_at FROM leads`,
      );
      await execute(
        payload,
        sql`
      INSERT INTO audit (action, account, account_id, subject, record, times, created_at, updated_at)
      SELECT 'update', 'office@example.com', id % 50, 'leads', id, 1, created_at, updated_at FROM leads`,
      );
      for (const table of ['leads', 'outbox', 'audit']) await execute(payload, sql.raw(`VACUUM ANALYZE ${table}`));
    }, 120_000);

    /** The plans of all queries of a list. */
    async function plansOf(collection: CollectionSlug, where: Where | undefined, sort: string): Promise<string> {
      const asked: [{ text: string } | string, unknown][] = [];
      const { query } = pool;
      pool.query = (text, values) => {
        asked.push([text as string, values]);
        return query.call(pool, text, values);
      };
      await payload.find({ collection, where: where ?? {}, sort, limit: 25, depth: 0 });
      pool.query = query;
      const plans = asked.map(async ([text, values]) => {
        const { rows } = await pool.query(`EXPLAIN ${typeof text === 'string' ? text : text.text}`, values);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      return (await Promise.all(plans)).join('\n');
    }

    const now = new Date();
    const midnight = new Date(now.toISOString().slice(0, 10));
    const weekEnd = new Date(midnight.getTime() + 7 * 24 * 60 * 60_000);
    const viewer = { now, today: now.toISOString().slice(0, 10), midnight, weekEnd, user: 1 };
    const search = (text: string) => ({ label: text, where: () => ({ search_text: { like: text } }), sort: '-received_at' });
    const lists = [...Object.values(views), search('lead4711'), search('4711 gawler')];
    it.each(lists)('$label: no query reads every lead', async ({ where, sort }) => {
      const plans = await plansOf('leads', where(viewer), sort);
      expect(plans).toContain('leads');
      expect(plans).not.toContain('Seq Scan on leads ');
    });

    it.each<[label: string, CollectionSlug, Where | undefined]>([
      ['the outbox', 'outbox', undefined],
      ['the mails of one lead', 'outbox', { lead: { equals: 4711 } }],
      ['who did what', 'audit', undefined],
      ['what one account did', 'audit', { account_id: { equals: 1 } }],
      ['the exports', 'audit', { action: { equals: 'export' } }],
    ])('%s: no query reads every row', async (_, collection, where) => {
      const plans = await plansOf(collection, where, '-createdAt');
      expect(plans).toContain(collection);
      expect(plans).not.toMatch(/Seq Scan on (outbox|audit) /);
    });
  },
);
