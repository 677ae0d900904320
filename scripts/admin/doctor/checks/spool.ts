import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { error, type Finding, ok, warning } from '../../../../cms/base/checks';
import { duration } from '../../../../cms/base/process/zone';

const LATE_MS = 15 * 60_000;

const leadsIn = async (dataDir: string, folder: string) =>
  (await readdir(join(dataDir, 'spool', folder)).catch(() => [])).filter((name) => /^\d+-/.test(name)).sort();

export async function checkSpool(dataDir: string, now = Date.now()): Promise<Finding[]> {
  const [waiting, refused] = await Promise.all([leadsIn(dataDir, 'waiting'), leadsIn(dataDir, 'refused')]);
  const age = waiting[0] ? now - Number.parseInt(waiting[0], 10) : 0;
  const findings: Finding[] = [];
  if (refused.length > 0) {
    findings.push(
      error(
        `${refused.length} acknowledged leads were refused by the provider`,
        `the inbox lists them, and sends them again as "npm run admin -- spool send-again" does; they lie in ${join(dataDir, 'spool/refused')}`,
      ),
    );
  }
  if (age > LATE_MS) {
    findings.push(
      error(
        `${waiting.length} leads wait, the oldest for ${duration(age)}`,
        'see whether the provider answers; they go by themselves',
      ),
    );
  } else if (waiting.length > 0) {
    findings.push(warning(`${waiting.length} leads are on their way`, 'nothing to do: they go by themselves'));
  }
  return findings.length > 0 ? findings : [ok('no lead waits')];
}
