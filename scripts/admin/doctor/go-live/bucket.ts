import { checks, error, type Finding, warning } from '../../../../cms/base/checks';
import { newestCopy } from '../../../../cms/operations/commands/offsite/copies';
import { copyOf, readState } from '../../../../cms/operations/commands/offsite/state';
import type { Place } from '../../../../cms/operations/commands/offsite/store';
import { command } from '../../../steps.mjs';
import { reasonOf } from '../checks/finding';

/** The encrypted copies in the bucket, as the bucket itself lists them, and the last restore that was tried. */
export async function checkBucket(
  { away, recipients }: { away: Place; recipients: readonly string[] },
  now = new Date(),
): Promise<Finding[]> {
  const state = await readState();
  const copy = await newestCopy(away, now).then(
    (newest) => checks.copy({ bucket: away.name, made_at: newest?.at, failed: state.copy_failed?.why }, { now, command }),
    (thrown) => error(reasonOf(thrown), `mend that, then: ${command} backup`),
  );
  const findings = [copy, checks.restoreDrill(state, { now, command })];
  const undeleted = copyOf(state)?.undeleted;
  if (undeleted)
    findings.push(
      warning(`old copies stay in the bucket: ${undeleted}`, 'let the bucket itself delete them, by a rule for their age'),
    );
  if (state.opened?.recipients !== recipients.join())
    findings.push(warning('nobody has tried whether the secret key opens a copy', `${command} restore-drill --key FILE`));
  return findings;
}
