import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const LEVELS = ['info', 'warn', 'error'];
/** The name of `log`, `this.#log` or `deps.log`. */
const nameOf = ({ name, property }) => name ?? property?.name ?? property?.id?.name;

/** Leaves log lines out: no test should depend on their words. */
const logCalls = {
  shouldIgnore({ node }) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
    const { object, property } = node.callee;
    return LEVELS.includes(property.name) && nameOf(object) === 'log' ? 'a log line' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'log-calls', logCalls)];
