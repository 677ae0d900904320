import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json';
import { root, workspaces } from '../../scripts/steps.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Files of the repository that match. */
const files = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((name) => name && existsSync(join(root, name)));
/** Written by hand, and true of today. */
const documents = files('*.md').filter((name) => !/^(CHANGELOG|docs\/licences|cms\/model\/starter\/)/.test(name));
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([whole, found]) => found ?? whole);
/** What stands between single backticks. */
const code = (text: string) => all(text.replace(/```[\s\S]*?```/g, ''), /`([^`\n]+)`/g);
/** Commands, in a sentence or in a block. */
const commands = (text: string) =>
  [...code(text), ...all(text, /```sh\n([\s\S]*?)```/g).flatMap((block) => block.split('\n'))].flatMap((line) =>
    all(line, /(?:^|&& |exec \w+ |--rm \w+ )((?:npm|npx|cleaning) [^#|&]*)/g),
  );

/** The anchors of a document's headings, as GitHub makes them. */
const anchors = (text: string) =>
  all(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Everything that is no document, to look names up in. */
const sources = files('*.ts', '*.tsx', '*.mjs', '*.py', '.env.example', 'compose.yaml', 'Dockerfile')
  .filter((name) => !/migrations|tests\/repository/.test(name))
  .map(read)
  .join('\n');

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('links only to files and headings that exist', () => {
    const links = all(text.replace(/```[\s\S]*?```/g, ''), /\]\((?!https?:)([^)]+)\)/g);
    const dead = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(document), path) : document;
      return !existsSync(join(root, target)) || (anchor !== undefined && !anchors(read(target)).includes(anchor));
    });
    expect(dead).toEqual([]);
  });

  it('names only files that exist', () => {
    const named = code(text).filter((name) =>
      /^(?:(?:shared|contract|office|site|cms|tests|docs|scripts|imagery|bench|deploy)\/[\w./[\]()-]*|[\w.-]+(?:\/[\w.[\]()-]+)+\.(?:tsx?|mjs|css|md|json|yml|py))$/.test(
        name,
      ),
    );
    const made = /^(?:data|release|\.cache|node_modules|site\/dist|cms\/(?:\.next|dist|node_modules))\b/;
    const under = ['', dirname(document), ...workspaces];
    expect(named.filter((name) => !made.test(name) && !under.some((folder) => existsSync(join(root, folder, name))))).toEqual([]);
  });

  it('names in brackets behind a file only what stands in it', () => {
    const absent = [...text.matchAll(/`([\w./[\]-]+\.(?:tsx?|mjs))`\s+\(`(\w+)`/g)].filter(([, file = '', name = '']) => {
      const named = files(file, `*/${file}`).map(read);
      return !named.some((source) => new RegExp(`\\b${name}\\b`).test(source));
    });
    expect(absent.map(([whole]) => whole)).toEqual([]);
  });

  it('names only commands that exist', () => {
    const verbs = readdirSync(join(root, 'scripts/admin')).flatMap((file) => /^([a-z-]+)\.mjs$/.exec(file)?.[1] ?? []);
    const benchmarks = readdirSync(join(root, 'bench')).map((file) => basename(file, '.ts'));
    const projects = [...workspaces, 'cms alone', 'scripts', 'repository', 'tests', 'tests*', 'tests alone'];
    const isRight = (command: string): boolean => {
      const [program, first = '', ...rest] = command.trim().split(/\s+/);
      const script = first === 'run' ? (rest[0] ?? '') : first;
      const argument = rest[rest.indexOf('--') + 1] ?? '';
      if (program === 'cleaning') return !/^[a-z]/.test(first) || verbs.includes(first);
      if (program === 'npx')
        return first !== 'vitest' || projects.includes(/--project "?([\w*]+(?: alone)?)/.exec(command)?.[1] ?? '');
      const workspace = /-w (\w+)/.exec(command)?.[1];
      if (first !== 'run' && first !== 'start' && first !== 'test') return true;
      if (workspace) return script in JSON.parse(read(`${workspace}/package.json`)).scripts;
      if (!(script in packageJson.scripts)) return false;
      if (!rest.includes('--') || !/^[a-z]/.test(argument)) return true;
      if (script === 'admin') return verbs.includes(argument);
      if (script === 'bench') return benchmarks.includes(argument);
      return script !== 'check' || new RegExp(`^  ${argument}\\b`, 'm').test(read('scripts/check.mjs'));
    };
    expect(commands(text).filter((command) => !isRight(command))).toEqual([]);
  });

  it('names only variables that exist', () => {
    const named = code(text).flatMap((words) => all(words, /(?<![\w-])[A-Z][A-Z0-9]*_[A-Z0-9_]+(?=$|[\s=:,})])/g));
    const standard = /^(OTEL_|NODE_)/;
    expect(
      named.filter((name) => !standard.test(name) && !new RegExp(`\\b${name.replace(/_FILE$/, '')}\\b`).test(sources)),
    ).toEqual([]);
  });
});
