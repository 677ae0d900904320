/**
 * Option for every Node program that loads Payload's configuration. The editor's modules select their build by a top-level `await
 * import()`, which Node 20 sometimes never settles (exit code 13); this condition selects it statically.
 */
export const WITHOUT_WAITING = '--conditions=production';
