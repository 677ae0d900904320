import { type CallName, contract } from 'contract';

/** A call as the report names it: "Reviews, newest first (/testimonials)". */
export function nameOfCall(name: CallName, address?: string): string {
  const { summary = name, path = '' } = contract[name]['~orpc'].route;
  return `${summary} (${address ?? path})`;
}
