// Whether the tests of a requirement prove it: takes behaviour out of the requirement's own files, in some of the places that its tests
// run, and fails if they stay green. Only quick tests are asked, which need no build: those beside their files.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installTool, root, run, Stop, step } from '../steps.mjs';
import { importsOf, sources, testsOf } from './tested.mjs';

const FOLDER = 'tests/mutation';
const REPORT = join(root, '.cache/proofs.json');
/** Places of a requirement that are changed, one after the other. */
const PLACES = 6;
const QUICK = /^(contract|site|cms|scripts)\/.*(?<!\.long)\.test\.tsx?$/;
const PRODUCT = /^(contract|site|cms|scripts)\/(?!.*(\.test\.|\.config\.|\/testing\/|\/migrations\/|payload-types))/;

const read = (path) => readFileSync(join(root, path), 'utf8');
const names = (path, number) => new RegExp(`${number}\\b`).test(read(path));

/** The files that cite a requirement or have the name of one of its tests; without such, those that its tests import. */
async function ownFiles(number, tests, all) {
  const product = all.filter((path) => PRODUCT.test(path));
  const beside = new Set(tests.map((test) => test.replace(/\.(alone\.)?test\.tsx?$/, '')));
  const own = product.filter((path) => beside.has(path.replace(/\.\w+$/, '')) || names(path, number));
  const imports = await importsOf(all);
  return own.length > 0 ? own : [...new Set(tests.flatMap(imports))].filter((path) => PRODUCT.test(path));
}

/** What is to be proved by which titles in which tests, and the files with its code. */
async function subjectOf(word, all) {
  if (all.includes(word))
    return { title: '', tests: [(await testsOf())(word)].filter((test) => QUICK.test(test)), files: [word] };
  const tests = all.filter((path) => QUICK.test(path) && names(path, word));
  return { title: `${word}\\b`, tests, files: await ownFiles(word, tests, all) };
}

/** Resolves with the changed places, and whether the tests noticed each. */
async function prove(subject, seed) {
  rmSync(REPORT, { force: true });
  const env = { ...process.env, PROOF: JSON.stringify({ ...subject, seed, count: PLACES }) };
  await run('node', [`${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', `${FOLDER}/proofs.config.mjs`], {
    env,
  });
  const { files, testFiles } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const titles = new Map(Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name])));
  // Where no test ends, a hook before them has failed.
  const isNoticed = ({ status, killedBy = [], testsCompleted }) =>
    status === 'Timeout' || testsCompleted === 0 || killedBy.some((id) => new RegExp(subject.title).test(titles.get(id)));
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => ['Killed', 'Timeout', 'Survived'].includes(status))
      .map((mutant) => ({ ...mutant, place: `${file}:${mutant.location.start.line}`, isNoticed: isNoticed(mutant) })),
  );
}

/** That many requirements which quick tests name, by chance. */
function draw(count, seed, all) {
  const order = (number) => createHash('sha256').update(`${seed} ${number}`).digest('hex');
  const known = [...read('docs/requirements.md').matchAll(/^- \*\*(R-[A-Z]+-\d+)\*\*/gm)].map(([, number]) => number);
  const quick = all.filter((path) => QUICK.test(path)).map(read);
  return known
    .filter((number) => quick.some((text) => new RegExp(`${number}\\b`).test(text)))
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .slice(0, count);
}

/** `proofs R-…|FILE …`: those requirements, or what a file's test shows of it; `proofs COUNT [SEED]`: that many, drawn by chance. */
export async function proofs(words) {
  await installTool('stryker', FOLDER);
  const all = sources();
  const isDrawn = words.every((word) => /^\d+$/.test(word));
  const [count = '10', seed = String(Date.now() % 10_000)] = isDrawn ? words : [];
  const wanted = isDrawn ? draw(Number(count), seed, all) : words;
  console.log(`  seed ${seed}`);
  const green = [];
  for (const word of wanted)
    await step(word, async () => {
      const subject = await subjectOf(word, all);
      if (subject.tests.length === 0) return 'no quick test';
      const places = await prove(subject, seed);
      const unnoticed = places.filter(({ isNoticed }) => !isNoticed);
      for (const { place, mutatorName, replacement } of unnoticed)
        console.log(`    ${place}: no test notices ${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 100)}`);
      if (unnoticed.length === places.length && (places.length > 0 || all.includes(word))) green.push(word);
      if (places.length === 0) return 'its quick tests run nothing of its own files';
      return `${places.length - unnoticed.length} of ${places.length} changes noticed`;
    });
  if (green.length > 0) throw new Stop(`Their tests stay green without what they promise: ${green.join(', ')}`);
}
