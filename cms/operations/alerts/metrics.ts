import type { Payload } from 'payload';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { jobsAgeMs } from '../../base/database/planned-jobs';
import { rowsOf, sql } from '../../base/database/query';
import { onRequest } from '../../base/process/request-count';
import { channels } from '../../leads/record/message-states';
import { careState } from '../commands/offsite/schedule';
import { conditions } from './conditions';
import { readiness } from './readiness';
import { readAlerts } from './watch';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];

async function mailsIn(payload: Payload, state: 'waiting' | 'failed'): Promise<number> {
  const counts = await Promise.all(
    channels.map((channel) =>
      rowsOf<{ n: number }>(payload, sql`SELECT count(*) AS n FROM leads WHERE ${sql.identifier(`${channel}_state`)} = ${state}`),
    ),
  );
  return counts.flat().reduce((sum, { n }) => sum + n, 0);
}

export function createRegistry(payload: Payload): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'cms_request_duration_seconds',
    help: 'Requests, by route pattern',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  });
  onRequest(({ seconds, ...labels }) => requests.observe(labels, seconds));
  const gauge = (name: string, help: string, value: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  gauge('cms_messages_waiting', 'Mails and webhook calls about leads that wait to be sent', () => mailsIn(payload, 'waiting'));
  gauge('cms_messages_failed', 'Mails and webhook calls about leads that were given up', () => mailsIn(payload, 'failed'));
  gauge('cms_database_ready', 'Whether the database answers in time (1) or not (0)', async () =>
    Number((await readiness(payload)).ready),
  );
  const ageOf = (time: string | null | undefined) => (time ? (Date.now() - Date.parse(time)) / 1000 : Number.NaN);
  gauge('cms_backup_age_seconds', 'Age of the newest backup', async () => ageOf((await careState()).last_success));
  gauge('cms_backup_copy_age_seconds', 'Age of the newest backup that has a copy in the bucket', async () =>
    ageOf((await careState()).copy),
  );
  gauge('cms_restore_drill_age_seconds', 'Time since a restore was tried and succeeded', async () =>
    ageOf((await careState()).drill),
  );
  gauge('cms_restore_drill_leads', 'Leads that came back then', async () => (await careState()).drill_leads ?? Number.NaN);
  new Gauge({
    name: 'cms_alert',
    help: 'Whether a condition that somebody was told of by mail holds (1) or not (0)',
    labelNames: ['condition'],
    registers,
    async collect() {
      const alerts = await readAlerts(payload);
      for (const condition of Object.keys(conditions)) this.set({ condition }, Number(condition in alerts));
    },
  });
  gauge('cms_jobs_age_seconds', 'Time since the jobs last had their turn', () => (jobsAgeMs() ?? 0) / 1000);
  return registry;
}
