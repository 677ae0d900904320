/**
 * Option for every Node program that reads Payload's configuration: the editor's modules choose their kind by a top-level
 * `await import()`, which Node 20 sometimes never settles (exit code 13). This condition names the kind beforehand.
 */
export const WITHOUT_WAITING = '--conditions=production';
