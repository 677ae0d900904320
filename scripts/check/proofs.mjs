// Whether the tests of a requirement prove it: takes behaviour out of the requirement's own files, in some of the places that its tests
// run, and fails if they stay green. Only quick tests are asked, which need no build: those beside their files.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installTool, root, run, Stop } from '../steps.mjs';
import { importsOf, sources, testsOf } from './tested.mjs';

const FOLDER = 'tests/mutation';
const REPORT = join(root, '.cache/proofs.json');
const PLACES = 6;
/** Subjects of one run of the tool, which copies the sources and runs all their tests once. */
const AT_ONCE = 10;
const QUICK = /^(contract|site|cms|scripts)\/.*(?<!\.long)\.test\.tsx?$/;
const PRODUCT = /^(contract|site|cms|scripts)\/(?!.*(\.test\.|\.config\.|\/testing\/|\/migrations\/|payload-types))/;

const read = (path) => readFileSync(join(root, path), 'utf8');
const names = (path, number) => new RegExp(`${number}\\b`).test(read(path));

/** Files that may hold a requirement's code: those that cite it, that have the name of one of its tests, or that these import. */
function filesOf(number, tests, all, imports) {
  const beside = new Set(tests.map((test) => test.replace(/\.(alone\.)?test\.tsx?$/, '')));
  const imported = new Set(tests.flatMap(imports));
  const isOwn = (path) => imported.has(path) || beside.has(path.replace(/\.\w+$/, '')) || names(path, number);
  return all.filter((path) => PRODUCT.test(path) && isOwn(path));
}

/** What is to be proved by which titles in which tests, and the files with its code. */
function subjectOf(word, { all, testOf, imports }) {
  if (all.includes(word)) return { word, title: '', tests: [testOf(word)].filter((test) => QUICK.test(test)), files: [word] };
  const tests = all.filter((path) => QUICK.test(path) && names(path, word));
  return { word, title: `${word}\\b`, tests, files: filesOf(word, tests, all, imports) };
}

const allOf = (subjects, part) => [...new Set(subjects.flatMap((subject) => subject[part]))];

/** Changes places of some subjects, one after the other; resolves with a function that has those of a subject. */
async function change(subjects, seed) {
  for (const last of [REPORT, join(root, '.cache/proofs')]) rmSync(last, { recursive: true, force: true });
  const titles = subjects.map(({ title }) => title);
  const asked = { titles, tests: allOf(subjects, 'tests'), files: allOf(subjects, 'files'), seed, count: PLACES };
  const stryker = `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`;
  await run('node', [stryker, 'run', `${FOLDER}/proofs.config.mjs`], { env: { ...process.env, PROOF: JSON.stringify(asked) } });
  const { files, testFiles } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const names = new Map(Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name])));
  const changed = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived'].includes(status)).map((mutant) => ({ file, ...mutant })),
  );
  return (subject) => {
    const isOwn = (id) => new RegExp(subject.title).test(names.get(id));
    return changed
      .filter(({ file, coveredBy = [] }) => subject.files.includes(file) && coveredBy.some(isOwn))
      .map(({ coveredBy, ...mutant }) => ({ ...mutant, others: coveredBy.filter((id) => !isOwn(id)).length }))
      .sort((a, b) => a.others - b.others)
      .slice(0, PLACES)
      .map(({ status, killedBy = [], testsCompleted, ...mutant }) => ({
        ...mutant,
        isNoticed: status === 'Timeout' || testsCompleted === 0 || killedBy.some(isOwn), // none ends where a hook before them fails
      }));
  };
}

function draw(count, seed, all) {
  const order = (number) => createHash('sha256').update(`${seed} ${number}`).digest('hex');
  const known = [...read('docs/requirements.md').matchAll(/^- \*\*(R-[A-Z]+-\d+)\*\*/gm)].map(([, number]) => number);
  const quick = all.filter((path) => QUICK.test(path)).map(read);
  return known
    .filter((number) => quick.some((text) => new RegExp(`${number}\\b`).test(text)))
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .slice(0, count);
}

/** Prints what was noticed; returns whether anything was. Of a requirement without a place, the choice of its files may be wrong. */
function report({ word }, places, isFile) {
  const unnoticed = places.filter(({ isNoticed }) => !isNoticed);
  console.log(`  ${word.padEnd(26)} ${places.length - unnoticed.length} of ${places.length} changes noticed`);
  for (const { file, location, mutatorName, replacement } of unnoticed)
    console.log(`    ${file}:${location.start.line} ${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`);
  return unnoticed.length < places.length || (places.length === 0 && !isFile);
}

/** `proofs R-…|FILE …`: those requirements, or what a file's test shows of it; `proofs COUNT [SEED]`: that many, drawn by chance. */
export async function proofs(words) {
  await installTool('stryker', FOLDER);
  const all = sources();
  const isDrawn = words.every((word) => /^\d+$/.test(word));
  const [count = '10', seed = String(Date.now() % 10_000)] = isDrawn ? words : [];
  const wanted = isDrawn ? draw(Number(count), seed, all) : words;
  console.log(`  seed ${seed}`);
  const known = { all, testOf: await testsOf(), imports: await importsOf(all) };
  const subjects = wanted.map((word) => subjectOf(word, known));
  const green = [];
  const askable = subjects.filter(({ tests }) => tests.length > 0);
  const judge = async (some) => {
    const placesOf = await change(some, seed).catch((error) => error);
    if (placesOf instanceof Error && some.length > 1) {
      for (const subject of some) await judge([subject]); // one of them has a test that fails as soon as its sources are copied
    } else if (placesOf instanceof Error)
      console.log(`  ${some[0].word}: ${/There were failed tests|Something went wrong/.exec(placesOf)}`);
    else
      for (const subject of some) if (!report(subject, placesOf(subject), all.includes(subject.word))) green.push(subject.word);
  };
  for (let at = 0; at < askable.length; at += AT_ONCE) await judge(askable.slice(at, at + AT_ONCE));
  if (green.length > 0) throw new Stop(`Their tests stay green without what they promise: ${green.join(', ')}`);
}
