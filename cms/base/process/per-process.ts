/** State that exists once in the process: Next bundles some modules more than once, and the server loads its own copy. */
export function perProcess<State>(name: string, initial: () => State): State {
  const holder = globalThis as { [key: symbol]: State | undefined };
  const key = Symbol.for(`cms.${name}`);
  holder[key] ??= initial();
  return holder[key];
}
