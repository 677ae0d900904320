// Which packages a server needs. The lockfile says what depends on what, so nothing is fetched a second time.
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { copyTree } from './copy-tree.mjs';

/** The workspaces whose packages a part needs: the operators' verbs of the back office read the site's sources, too. */
const WORKSPACES = { site: ['site', 'contract', 'shared'], cms: ['cms', 'contract', 'shared', 'site'] };

/** Installed with what is needed, and run by no server, with what depends on nothing else. */
const NEVER_RUN = [
  // Compilers, and what only they ask.
  /^@next\/swc-/,
  /^(typescript|sass|@babel\/core|babel-plugin-.*|browserslist|drizzle-kit|@payloadcms\/graphql)$/,
  /^payload\/node_modules\/(esbuild|tsx)$/,
  // Screens of the back office, which its build has put into files for the browser and for rendering.
  /^(@monaco-editor\/react|monaco-editor|react-datepicker|react-select|react-image-crop|sonner|@dnd-kit\/.*|@faceless-ui\/.*)$/,
  /^(@lexical\/(devtools-core|yjs|markdown)|yjs|happy-dom|altcha|@fontsource-variable\/.*)$/,
];

/** Files that no server reads: declarations, maps, documents, what is for development, and what Next has for its bundler. */
const NEVER_READ = [
  /\.profiling(\.min)?\.js$/, // but not .development.js: Node reads the names that a module exports there
  /(^|\/)node_modules\/(@lexical\/[\w-]+|lexical)\/dist\/[^/]+\.dev\.mjs$/,
  /(^|\/)node_modules\/prettier\/plugins$/, // which format the types that a developer has generated
  /(^|\/)cdn(\.min)?\.js$/, // for a browser without a build
  /\.(map|tsbuildinfo|flow|markdown)$/,
  /\.d\.[cm]?ts$/,
  /(^|\/)(?!licen[cs]e|notice|copying)[^/]*\.md$/i,
  /(^|\/)node_modules\/esbuild\/bin$/, // the same program as its package for this machine
  /^node_modules\/next\/dist\/(esm|docs|bundle-analyzer)$/,
  /^node_modules\/next\/dist\/compiled\/[\w-]+-experimental$/,
  /^node_modules\/next\/dist\/compiled\/.*\.(dev|development)\.js$/,
];

const lockfile = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Where Node finds `name` from the package at `path`, as the lockfile has it. */
export function found(packages, path, name) {
  for (let from = path; ; from = from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0))) {
    const candidate = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (!from) return undefined;
    if (!from.includes('/node_modules/')) from = '';
  }
}

/** Another C library's binaries are installed beside those of this machine's. */
const OTHER_LIBRARY = process.report.getReport().header.glibcVersionRuntime ? /musl/ : /(linux|linux-(x64|arm64))(-gnu)?$/;
const isForeign = (name) => /^@(img|libsql)\//.test(name) && OTHER_LIBRARY.test(name) && /linux/.test(name);

/** The packages that these parts run with, as paths in the lockfile. */
export function packagesOf(parts) {
  const packages = lockfile();
  const wanted = new Set();
  const visit = (path) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = packages[path];
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const next = found(packages, path, name);
      if (!next || wanted.has(next) || packages[next].link) continue;
      const installed = next.slice('node_modules/'.length);
      if (NEVER_RUN.some((pattern) => pattern.test(installed) || pattern.test(name))) continue;
      if (isForeign(name) || !existsSync(join(root, next))) continue;
      wanted.add(next);
      visit(next);
    }
  };
  for (const start of new Set(['', ...parts.flatMap((part) => WORKSPACES[part])])) visit(start);
  return [...wanted].sort();
}

/**
 * Copies the packages of these parts, each without those below it and without files that no server reads. `linked` files are the
 * same as in this clone. Resolves with the paths of the packages.
 */
export function copyPackages(parts, folder, linked) {
  const paths = packagesOf(parts);
  for (const path of paths) {
    const wanted = (below) => below !== 'node_modules' && !NEVER_READ.some((pattern) => pattern.test(`${path}/${below}`));
    copyTree(join(root, path), join(folder, path), wanted, linked);
  }
  return paths;
}

/** Makes the names of the workspaces in a release known to Node, as npm does. */
export function linkWorkspaces(folder) {
  const links = Object.entries(lockfile()).filter(([, { link, resolved }]) => link && existsSync(join(folder, resolved)));
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const [path, { resolved }] of links) symlinkSync(`../${resolved}`, join(folder, path));
}
