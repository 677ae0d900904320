// Says what is wrong with the variables of the parts that are named, one line each: `tsx scripts/configuration.ts site cms`.
import { readEnv } from '../site/env';

/** Each part's own schema, which throws an Error with a line for each variable that is wrong. */
const parts: Record<string, () => unknown> = {
  site: () => readEnv(),
  cms: () => import('../cms/base/env'),
};

/** What is wrong may be a secret: then it is not repeated. */
const shown = (name: string) => {
  const value = process.env[name];
  return value === undefined || /SECRET|PASSWORD|KEY|SMTP_URL|DATABASE_URL/.test(name) ? '' : `; it is "${value}"`;
};

// A secret that is not given is made later on.
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
