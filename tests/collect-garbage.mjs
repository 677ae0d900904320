// Preloaded into a part (`NODE_OPTIONS=--import …`): SIGUSR2 collects its garbage, which the engine puts off for as long as there is room.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
