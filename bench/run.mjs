// npm run bench [-- NAME]: each .ts file in this folder is a benchmark; without a name all of them run, one after the other.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, main, run, Stop } from '../scripts/steps.mjs';

const all = readdirSync(import.meta.dirname)
  .flatMap((file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? [])
  .sort();

main(async () => {
  const asked = process.argv[2];
  if (asked && !all.includes(asked))
    throw new Stop(`npm run bench -- ${asked}: there is no such benchmark; say one of ${all.join(', ')}`);
  await install();
  await build(['cms', 'site']);
  for (const name of asked ? [asked] : all) console.log(await run('npx', ['tsx', join('bench', `${name}.ts`)]));
});
