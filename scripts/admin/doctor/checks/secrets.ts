import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { error, type Finding, ok } from '../../../../cms/base/checks';

export function checkSecrets(dataDir: string): Finding[] {
  const folder = join(dataDir, 'secrets');
  if (!existsSync(folder)) return [];
  const open = (statSync(folder).mode & 0o077) !== 0;
  return [
    open
      ? error(`${folder} can be read by other accounts`, `chmod 700 ${folder}`)
      : ok('secrets are readable by their owner only'),
  ];
}
