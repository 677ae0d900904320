// Preloaded into both parts: kills a process with SIGKILL at a named point of its work, at random. Each line of the file KILL_AT
// contains a point and a probability, such as "before-file 0.02": of the spool's work in the site, or "after-write", after each
// statement by which the back office writes something of an enquiry into SQLite.
import fs from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';

const file = process.env.KILL_AT;

function maybeDie(moment) {
  let lines = '';
  try {
    lines = fs.readFileSync(file, 'utf8');
  } catch {
    return; // no kill configured
  }
  const [, chance = 0] = lines.match(new RegExp(`^${moment} (\\S+)`, 'm')) ?? [];
  if (Math.random() < Number(chance)) process.kill(process.pid, 'SIGKILL');
}

function watchSpool() {
  const { rename } = fs.promises;
  const inSpool = (path) => /spool\/waiting\/\.unfinished-/.test(String(path));
  fs.promises.rename = async (from, to) => {
    if (inSpool(from)) maybeDie('before-file');
    await rename(from, to);
    if (inSpool(from)) maybeDie('after-file');
  };
  syncBuiltinESMExports();
}

const WRITES = /^\s*(insert into|update|delete from)\s+["`]?(_?leads|quotes|outbox|pushes|lead_notes|done_jobs|lead_photos)/i;

function watchDatabase() {
  const fromClient = createRequire(createRequire(`${process.cwd()}/package.json`).resolve('@libsql/client'));
  const { prototype } = fromClient('libsql');
  const { prepare } = prototype;
  prototype.prepare = function (text, ...rest) {
    const statement = prepare.call(this, text, ...rest);
    if (!WRITES.test(text)) return statement;
    for (const name of ['all', 'run']) {
      const run = statement[name].bind(statement);
      statement[name] = (...args) => {
        const result = run(...args);
        maybeDie('after-write');
        return result;
      };
    }
    return statement;
  };
}

if (file && process.argv[1]?.endsWith('dist/server/listen.js')) watchSpool();
if (file && process.argv[1]?.endsWith('dist/server.js')) watchDatabase();
