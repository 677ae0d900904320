// npm run admin [-- VERB …]: operator commands. Each file in admin/ is a verb that exports `about` and `run(args, env)`; `usage` if it
// takes arguments, `reads(args)` if it reads files, and `asRoot` if it changes the machine and not only the data.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { becomeOwner, checkDataFolder } from './admin/environment/account.mjs';
import { takeSecrets } from './start/secrets.mjs';
import { checkNode, command, configure, main, Stop } from './steps.mjs';

const folder = join(import.meta.dirname, 'admin');
const verbs = readdirSync(folder)
  .flatMap((file) => /^([a-z-]+)\.mjs$/.exec(file)?.[1] ?? [])
  .sort();
const load = (verb) => import(join(folder, `${verb}.mjs`));

async function list() {
  console.log(`\n  ${command} VERB\n`);
  for (const verb of verbs) {
    const { usage = '', about } = await load(verb);
    console.log(`  ${`${verb} ${usage}`.trimEnd().padEnd(26)} ${about}`);
  }
  console.log('');
}

main(async () => {
  checkNode();
  const [verb, ...args] = process.argv.slice(2);
  if (!verb) return list();
  if (!verbs.includes(verb)) throw new Stop(`${command} ${verb}: there is no such verb; say one of ${verbs.join(', ')}`);
  const { run, asRoot, reads = () => [] } = await load(verb);
  process.umask(0o077); // what a verb writes is for nobody else to read, unless it says so
  takeSecrets();
  const env = configure();
  if (asRoot) return run(args, env);
  checkDataFolder(env);
  await run(becomeOwner(env, args, reads(args)), env);
});
