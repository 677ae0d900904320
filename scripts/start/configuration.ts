// Prints the invalid variables of the named parts, one per line: `tsx scripts/start/configuration.ts site cms`.
import { readEnv } from '../../site/env';
import { SECRETS } from './secrets.mjs';

/** Each part's schema, which throws an Error with one line per invalid variable. */
const parts: Record<string, () => unknown> = {
  site: () => readEnv(),
  cms: () => import('../../cms/base/process/env'),
};

/** Invalid values that may be secrets are not printed. */
const shown = (name: string) => {
  const value = process.env[name];
  // The secret key may have been given in the place of the public one.
  return value === undefined || SECRETS.includes(name) || value.includes('AGE-SECRET-KEY') ? '' : `; it is "${value}"`;
};

// A missing secret is generated later.
process.env.PAYLOAD_SECRET ||= 'made at the first start';

const wrong = new Map<string, string>();
for (const part of process.argv.slice(2)) {
  try {
    await parts[part]?.();
  } catch (error) {
    for (const line of (error as Error).message.split('\n')) {
      const [name = ''] = line.split(' ');
      if (!wrong.has(name)) wrong.set(name, `${line}${shown(name)}`);
    }
  }
}
if (wrong.size > 0) process.stdout.write(`${[...wrong.values()].join('\n')}\n`);
