import { execFileSync } from 'node:child_process';
import { root, workspaces } from '../../scripts/steps.mjs';

/** The sources of the product, without tests and migrations, as paths from the root. */
export function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...workspaces, 'scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|\/testing\/|\/migrations\/|\.d\.mts$|vitest/.test(file));
}
