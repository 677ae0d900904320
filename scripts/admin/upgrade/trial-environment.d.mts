export function trialEnvironment(
  release: string,
  env: Record<string, string>,
  trial: { folder: string; url: string; ports: [string, string] },
): Record<string, string>;
