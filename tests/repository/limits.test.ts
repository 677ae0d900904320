import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/steps.mjs';
import { sourceFiles } from '../kit/source-files';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Without line breaks and the padding of tables, and with plain apostrophes. */
const flat = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'");
const sources = sourceFiles().map((path) => ({ path, text: read(path) }));

/** The words behind a constant's name: of `name`, of a member `object.name`, or of one among several that are set together. */
function definition(text: string, name: string): string | undefined {
  const [object = '', member] = name.split('.');
  if (member) return new RegExp(`\\b${object}\\b[^{]*\\{[^}]*\\b${member}: ([^,}]+)`).exec(text)?.[1];
  const [, names = '', values = ''] = new RegExp(`\\[([^\\]]*\\b${name}\\b[^\\]]*)\\] = \\[([^\\]]*)\\]`).exec(text) ?? [];
  if (names) return values.split(', ')[names.split(', ').indexOf(name)];
  return new RegExp(`\\b${name}(?: =|:) ([^;,\\n]+(?:,[^\\n]*\\.default\\([^\\n]+)?)`).exec(text)?.[1];
}

/** The number that a source file called `file`, in whatever folder, gives to a name. */
function constant(file: string, name: string): number {
  const found = sources.filter(({ path }) => `/${path}`.endsWith(`/${file}`)).flatMap(({ text }) => definition(text, name) ?? []);
  const [, product] = /(?:.*\.default\(|^[a-z.]*\(?)([\d_ *]+)/.exec(found[0] ?? '') ?? [];
  if (found.length !== 1 || !product)
    throw new Error(`${name} should be a number in one file ${file}; found: ${found.join(', ')}`);
  return product.split('*').reduce((result, factor) => result * Number(factor.replaceAll('_', '')), 1);
}

const n = (file: string, name: string, unit = 1) => (constant(file, name) / unit).toLocaleString('en');
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const word = (file: string, name: string) => NUMBERS[constant(file, name)] ?? n(file, name);
const s = (file: string, name: string) => `${n(file, name, 1000)} s`;
const KB = 1024;
const MB = KB * KB;
const [SITE, OFFICE] = ['listen.ts', 'server.ts'];

/** Sentences of the documents as they read with the numbers of the code. */
const SENTENCES: Record<string, (() => string)[]> = {
  'docs/security.md': [
    () => `time limit for headers | ${s(SITE, 'headersTimeout')} | ${s(OFFICE, 'headersTimeout')} |`,
    () =>
      `time limit for a request | ${s('slow-bodies.ts', 'BODY_MS')}, ${s(SITE, 'requestTimeout')} with photos | ${s(OFFICE, 'requestTimeout')} (an upload)`,
    () => `${s(SITE, 'SILENT_MS')} in one and after one | ${s(OFFICE, 'headersTimeout')}, ${s(OFFICE, 'SILENT_MS')} |`,
    () => `body | ${n('body.ts', 'BODY_MAX', KB)} KB a lead, ${n('vitals.ts', 'maxSize', KB)} KB measurements`,
    () => `${n('guard.ts', 'BODY_MAX.stranger', KB)} KB of strangers, ${n('guard.ts', 'BODY_MAX.editor', 1e6)} MB of accounts`,
    () => `${n('contract/upload.ts', 'UPLOAD_BYTES_MAX', 1e6)} MB uploads`,
    () => `edited page | ${n('contract/upload.ts', 'UPLOAD_BYTES_MAX', 1e6)} MB, of a session`,
    () => `${n('contract/photo.ts', 'PHOTO_BYTES_MAX', MB)} MB a photo; ${n('form-parts.ts', 'FORM_BYTES_MAX', MB)} MB a form`,
    () => `${n('photo-files.ts', 'LIMITS.photos')} or ${n('photo-files.ts', 'LIMITS.bytes', MB * KB)} GB of photos`,
    () => `${n('cached-page.ts', 'MAX_LISTED_BYTES', MB)} MB of the sitemap's; ${n('cached-page.ts', 'MAX_OTHERS.max')} or`,
    () => `or ${n('cached-page.ts', 'MAX_OTHERS.maxSize', MB)} MB of others`,
    () => `an answer of the provider | ${n('provider.ts', 'MAX_ANSWER_BYTES', MB)} MB`,
    () => `${n('store.ts', 'MAX_ANSWERS')} or ${n('store.ts', 'COPY_LIMITS.bytes', MB)} MB in memory`,
    () => `${n('store.ts', 'VISITORS_LIMITS.max')} or ${n('store.ts', 'VISITORS_LIMITS.maxSize', MB)} MB in memory`,
    () => `picture variants | ${n('site/media/pictures.ts', 'MAX_BYTES', MB * KB)} GB`,
    () => `addresses that were not found | ${n('missing-paths.ts', 'MAX_PATHS')} in a report`,
  ],
  'docs/operations.md': [
    () => `grows to ${n('log-file.mjs', 'bytes', MB)} MB; two older ones are kept`,
    () => `At most ${n('log-line.ts', 'LINES_PER_MINUTE')} lines per event are written in a minute`,
    () => `is written ${word('log-line.ts', 'REPEATS_PER_MINUTE')} times a minute`,
    () => `After ${word('breaker.ts', 'failures')} failures within ${s('breaker.ts', 'windowMs')}`,
    () => `After ${s('breaker.ts', 'firstPauseMs')}, doubled up to ${s('breaker.ts', 'longestPauseMs')}`,
    () => `may try \`SIGN_INS_PER_10_MIN\` times (${n('env.ts', 'SIGN_INS_PER_10_MIN')};`,
    () => `Passwords have ${n('password.ts', 'PASSWORD_LENGTH.least')} to ${n('password.ts', 'PASSWORD_LENGTH.most')} characters`,
    () =>
      `ends ${n('users.ts', 'EIGHT_HOURS_S', 3600)} hours after it was last used, and ${n('session.ts', 'MAX_SESSION_MS', 3600_000)} hours after`,
    () => `for ${n('record.ts', 'KEEP_DAYS')} days`,
    () => `at most every ${s('spool-folder.ts', 'TRIAL_MS')}`,
  ],
  'docs/architecture.md': [
    () => `Stale pages are served for another ${constant('freshness.ts', 'OLD_SERVED_MS') === 500 ? 'half second' : '?'}`,
    () => `at most ${word('password-queue.ts', 'MAX_WAITING.account')} queued per account`,
  ],
};

it.each(Object.entries(SENTENCES))('%s states the limits of the code', (document, sentences) => {
  const text = flat(read(document));
  expect(sentences.map((sentence) => sentence()).filter((sentence) => !text.includes(sentence))).toEqual([]);
});
