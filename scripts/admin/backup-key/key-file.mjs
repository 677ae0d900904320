import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stop } from '../../steps.mjs';

/** The arguments without `--key FILE`; the secret key in that file goes into the environment of what is run. */
export function takeKey(args, env) {
  try {
    const { values, positionals } = parseArgs({ args, options: { key: { type: 'string' } }, allowPositionals: true });
    if (values.key) env.BACKUP_IDENTITY = readFileSync(values.key, 'utf8');
    return positionals;
  } catch (error) {
    throw new Stop(error.code === 'ENOENT' ? `--key: there is no file ${error.path}` : `--key: ${error.message}`);
  }
}
