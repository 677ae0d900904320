import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, run } from '../../scripts/steps.mjs';
import { freePort, until } from '../../tests/kit/stack';
import { withoutScripts } from './twin';

export interface Peer {
  url: string;
  /** The answering process. */
  pid: number;
  close(): Promise<void>;
}

async function answering(child: ChildProcess, url: string, folder: string, pid = () => child.pid ?? 0): Promise<Peer> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  await until(async () => (await fetch(url)).ok, url, 60_000).catch((error) => {
    throw new Error(`${error.message}\n${output}`);
  });
  return {
    url,
    pid: pid(),
    async close() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A page's twin, precompressed, served from memory by one nginx process. */
export async function startNginx(html: string): Promise<Peer> {
  const folder = await mkdtemp('/dev/shm/twin-');
  const port = await freePort();
  const page = withoutScripts(html);
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'index.html.gz'), gzipSync(page));
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      types { text/html html; } default_type text/html; access_log off; keepalive_requests 1000000000;
      client_body_temp_path ${folder}/1; proxy_temp_path ${folder}/2; fastcgi_temp_path ${folder}/3;
      uwsgi_temp_path ${folder}/4; scgi_temp_path ${folder}/5;
      open_file_cache max=100; gzip_static on; sendfile on; tcp_nopush on;
      server { listen 127.0.0.1:${port}; root ${folder}; }
    }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  return answering(child, `http://127.0.0.1:${port}/`, folder);
}

/** The same answer with the same headers from bare `node:http`. */
export async function startBare(pageUrl: string): Promise<Peer> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-'));
  const port = await freePort();
  const page = await fetch(pageUrl, { headers: { 'accept-encoding': 'identity' } });
  const own = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
  const body = gzipSync(Buffer.from(await page.arrayBuffer()));
  const headers = [...page.headers].filter(([name]) => !own.includes(name));
  headers.push(['content-encoding', 'gzip'], ['content-length', String(body.length)]);
  await writeFile(join(folder, 'answer.json'), JSON.stringify({ headers: headers.flat(), body: body.toString('base64') }));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.mjs'), join(folder, 'answer.json'), String(port)]);
  return answering(child, `http://127.0.0.1:${port}/`, folder);
}

/** The same markup as a static page of Next.js, built and served by `next start`. */
export async function startNext(html: string): Promise<Peer> {
  const folder = await mkdtemp(join(root, '.cache', 'next-'));
  const port = await freePort();
  const page = withoutScripts(html);
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  const body = /<body>([\s\S]*)<\/body>/.exec(page)?.[1] ?? '';
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'peer', private: true }));
  await writeFile(join(folder, 'next.config.mjs'), `export default { turbopack: { root: ${JSON.stringify(root)} } };`);
  await writeFile(
    join(folder, 'app', 'layout.jsx'),
    `export default function Layout({ children }) { return <html lang="en-AU"><body>{children}</body></html>; }`,
  );
  await writeFile(
    join(folder, 'app', 'page.jsx'),
    `const style = ${JSON.stringify(style)};\nconst body = ${JSON.stringify(body)};
    export default function Page() {
      return <><style dangerouslySetInnerHTML={{ __html: style }} /><div dangerouslySetInnerHTML={{ __html: body }} /></>;
    }`,
  );
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv;
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  await run(process.execPath, [next, 'build'], { cwd: folder, env });
  const child = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], { cwd: folder, env });
  return answering(child, `http://127.0.0.1:${port}/`, folder);
}
