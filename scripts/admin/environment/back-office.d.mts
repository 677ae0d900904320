export function askBackOffice<T>(
  env: NodeJS.ProcessEnv,
  path: string,
  request?: { method?: 'GET' | 'POST'; body?: object; deadlineMs?: number },
): Promise<T>;
