const WIDTH = 30;

/** Shows how far an import is: a bar in a terminal; else a line for each part, and for each tenth of a long one. */
export function progressOn(out: NodeJS.WriteStream) {
  const state = { part: '', done: 0, steps: 0, tenth: 0 };
  const bar = () => {
    const full = state.steps === 0 ? WIDTH : Math.round((state.done / state.steps) * WIDTH);
    out.write(`\r  ${state.part.padEnd(24)} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${state.done}/${state.steps}\x1b[K`);
  };
  const line = () => out.write(`  ${state.part} ${state.done}/${state.steps}\n`);
  return {
    begin(part: string, steps: number) {
      if (out.isTTY && state.part) out.write('\n');
      Object.assign(state, { part, steps, done: 0, tenth: 0 });
      if (out.isTTY) bar();
      else line();
    },
    step() {
      state.done = Math.min(state.done + 1, state.steps);
      if (out.isTTY) return bar();
      const tenth = Math.floor((state.done * 10) / state.steps);
      if (tenth > state.tenth || state.done === state.steps) {
        state.tenth = tenth;
        line();
      }
    },
    end() {
      if (out.isTTY && state.part) out.write('\n');
    },
  };
}
export type Progress = ReturnType<typeof progressOn>;
