import { cityPages, servicePages, starterSettings } from './';
import answers from './examples.json';

/**
 * One valid example answer per call, used by tests, the stub provider and benchmarks. Documented calls have documented keys only.
 */
export const examples = { ...answers, settings: starterSettings, servicePages: [...servicePages], cityPages: [...cityPages] };
