import type { AnyContractProcedure } from '@orpc/contract';
import type { ZodType } from 'zod';
import { type CallName, contract } from './index';

export function callOf(name: CallName) {
  const call = (contract[name] as AnyContractProcedure)['~orpc'];
  return {
    method: call.route.method as 'GET' | 'POST',
    path: call.route.path as string,
    input: call.inputSchema as ZodType,
    output: call.outputSchema as ZodType,
  };
}

/** URL of a call below `/api`: path parameters filled in, the rest as query. */
export function addressOf(name: CallName, input: Record<string, unknown> = {}): string {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = callOf(name).path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest.get(key)));
    rest.delete(key);
    return value;
  });
  const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}
