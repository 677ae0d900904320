import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/steps.mjs';

/** HAProxy's settings that docs/operations.md gives, with other names, addresses and ports. */
export function haproxyConfiguration(replaced: Record<string, string>): string {
  const documented = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, text = ''] = /^```haproxy\n(.*?)^```$/ms.exec(documented) ?? [];
  return Object.entries(replaced).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`docs/operations.md, HAProxy: there is no ${from}`);
    return changed.replaceAll(from, to);
  }, text);
}
