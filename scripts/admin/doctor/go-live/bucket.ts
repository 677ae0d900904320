import { LATE_MS } from '../../../../cms/operations/commands/backup/rotation';
import { findCopy } from '../../../../cms/operations/commands/offsite/copies';
import type { Place } from '../../../../cms/operations/commands/offsite/request';
import { copyOf, readState } from '../../../../cms/operations/commands/offsite/state';
import { command } from '../../../steps.mjs';
import { duration, error, type Finding, ok, reasonOf, warning } from '../checks/finding';

/** The encrypted copies in the bucket, as the bucket itself lists them, and the last restore that was tried. */
export async function checkBucket(
  { away, recipients }: { away: Place; recipients: readonly string[] },
  now = new Date(),
): Promise<Finding[]> {
  const { drill, drill_failed: failed, opened, ...state } = await readState();
  const ago = (time: string | Date) => duration(now.getTime() - new Date(time).getTime());
  const findings: Finding[] = [];
  try {
    const { name, at } = await findCopy(away, undefined, now);
    const text = `the newest copy in the bucket ${away.name} is of a backup made ${ago(at)} ago (${name})`;
    const isLate = now.getTime() - at.getTime() > LATE_MS;
    findings.push(
      isLate ? error(text, state.copy_failed?.why ?? `${command} backup makes one now, or says what is wrong`) : ok(text),
    );
  } catch (thrown) {
    findings.push(error(reasonOf(thrown), `mend that, then: ${command} backup`));
  }
  const undeleted = copyOf({ ...state })?.undeleted;
  if (undeleted)
    findings.push(
      warning(`old copies stay in the bucket: ${undeleted}`, 'let the bucket itself delete them, by a rule for their age'),
    );
  if (failed) findings.push(error(`the restore drill failed ${ago(failed.at)} ago: ${failed.why}`, `${command} restore-drill`));
  else if (!drill) findings.push(warning('no restore was tried yet', `${command} restore-drill`));
  else
    findings.push(ok(`a restore was tried ${ago(drill.at)} ago: ${drill.leads} leads and ${drill.pictures} pictures came back`));
  if (opened?.recipients !== recipients.join())
    findings.push(warning('nobody has tried whether the secret key opens a copy', `${command} restore-drill --key FILE`));
  return findings;
}
