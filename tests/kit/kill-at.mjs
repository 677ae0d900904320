// Preloaded into the site: kills its process with SIGKILL at a named point of the spool's work, at random. The file KILL_AT
// contains point and probability: "before-file 0.02".
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const file = process.env.KILL_AT;

function maybeDie(moment) {
  let wanted = '';
  let chance = 0;
  try {
    [wanted, chance] = fs.readFileSync(file, 'utf8').split(' ');
  } catch {
    return; // no kill configured
  }
  if (wanted === moment && Math.random() < Number(chance)) process.kill(process.pid, 'SIGKILL');
}

if (file) {
  const { rename } = fs.promises;
  const inSpool = (path) => /spool\/waiting\/\.unfinished-/.test(String(path));
  fs.promises.rename = async (from, to) => {
    if (inSpool(from)) maybeDie('before-file');
    await rename(from, to);
    if (inSpool(from)) maybeDie('after-file');
  };
  syncBuiltinESMExports();
}
