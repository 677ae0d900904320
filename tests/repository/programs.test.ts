import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { WITHOUT_WAITING } from '../../cms/operations/commands/without-waiting.mjs';
import { root } from '../../scripts/steps.mjs';

const CONFIGURATION = 'cms/payload.config.ts';
const STARTED = /(?:'--import', 'tsx', '|--import tsx )([\w./-]+\.ts)/;

/** Whether a program loads Payload's configuration, itself or by what it imports. */
async function loadsConfiguration(program: string): Promise<boolean> {
  const entry = [join(root, program), join(root, 'cms', program)];
  const bundle = (entryPoint: string) =>
    build({
      entryPoints: [entryPoint],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      write: false,
      metafile: true,
      absWorkingDir: root,
      logLevel: 'silent',
    });
  const { metafile } = await bundle(entry[0] ?? '').catch(() => bundle(entry[1] ?? ''));
  return CONFIGURATION in metafile.inputs;
}

it('each program that loads the configuration of the back office is started without the wait that may never end', async () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs', '*package.json'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const started = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const program = STARTED.exec(line)?.[1];
        return program ? [{ path, line: line.trim(), program }] : [];
      }),
  );
  const without = started.filter(({ line }) => !line.includes('WITHOUT_WAITING') && !line.includes(WITHOUT_WAITING));
  const wrong = [];
  for (const { path, line, program } of without) if (await loadsConfiguration(program)) wrong.push(`${path}: ${line}`);
  expect(wrong).toEqual([]);
  expect(started.length - without.length).toBeGreaterThan(2);
});
