import { createHash } from 'node:crypto';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';

/**
 * Lets a few changes pass in code that a requirement's tests run, one of a line: first where the fewest other tests come by, as
 * that is most likely the requirement's own. The seed decides among equal ones.
 */
class Draw {
  static inject = tokens(commonTokens.options);

  constructor({ draw }) {
    this.draw = draw;
  }

  init = async () => {};
  group = async (mutants) => [mutants.map(({ id }) => id)]; // all at once

  async check(mutants) {
    const passed = new Set(this.draw.titles.flatMap((title) => this.drawn(mutants, new RegExp(title))));
    const answer = (id) => (passed.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' });
    return Object.fromEntries(mutants.map(({ id }) => [id, answer(id)]));
  }

  drawn(mutants, title) {
    const { seed, count } = this.draw;
    const placeOf = ({ fileName, location }) => `${fileName.split('/').at(-1)}:${location.start.line}`;
    const ordered = mutants
      .filter(({ coveredBy = [] }) => coveredBy.some((test) => title.test(test)))
      .map(({ id, coveredBy, replacement, ...mutant }) => ({
        id,
        place: placeOf(mutant),
        others: coveredBy.filter((test) => !title.test(test)).length,
        chance: createHash('sha256')
          .update(JSON.stringify([seed, placeOf(mutant), mutant.location, replacement]))
          .digest('hex'),
      }))
      .sort((a, b) => a.others - b.others || (a.chance < b.chance ? -1 : 1));
    const found = new Map();
    for (const { id, place } of ordered) if (found.size < count && !found.has(place)) found.set(place, id);
    return [...found.values()];
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'draw', Draw)];
