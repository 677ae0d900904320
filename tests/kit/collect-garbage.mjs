// Preloaded into a part (`NODE_OPTIONS=--import …`): SIGUSR2 runs the garbage collector, which V8 delays while there is memory.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
