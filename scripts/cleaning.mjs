// cleaning VERB …, the command that `install` makes: cleaning.mjs FILE VERB … runs an operators' verb in the environment that
// systemd gives the service, whose settings are in FILE.
import { readFileSync } from 'node:fs';
import { credentialsOf } from './admin/environment/credentials.mjs';
import { parseEnvironmentFile } from './admin/environment/environment-file.mjs';
import { here } from './admin/environment/installation.mjs';
import { main, Stop } from './steps.mjs';

/** What a shell says about its terminal and its user; whatever else is set there, the service does not see either. */
const KEPT = ['PATH', 'HOME', 'LANG', 'TERM', 'TZ'];
/** As in the units. */
const UNITS = { NODE_ENV: 'production', DATA_DIR: here.data };

function settings(file) {
  try {
    const { values, ignored } = parseEnvironmentFile(readFileSync(file, 'utf8'));
    for (const line of ignored) console.error(`${file}, ${line}: systemd leaves it out`);
    return values;
  } catch (error) {
    if (error.code === 'EACCES') throw new Stop(`${file} is for root alone: say sudo ${here.id} …`);
    throw new Stop(error.code ? `${file} cannot be read (${error.code})` : `${file}, ${error.message}`);
  }
}

await main(async () => {
  const [file] = process.argv.splice(2, 1);
  const kept = Object.fromEntries(KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  process.env = { ...kept, ...UNITS, ...settings(file), ...credentialsOf() };
  await import('./admin.mjs');
});
