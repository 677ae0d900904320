/** "1 text", "2 texts" */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

/** "Adelaide, Darwin and Perth" */
export const listed = (words: Iterable<string>, type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat('en-AU', { type }).format(words);
