export function askBackOffice<T>(
  env: Record<string, string | undefined>,
  path: string,
  request?: { method?: 'GET' | 'POST'; body?: object; deadlineMs?: number },
): Promise<T>;
