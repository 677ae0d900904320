/** Parses a `Range` header, both ends inclusive. Undefined for none or several (RFC 9110, 14.2), `unsatisfiable` without bytes. */
export function byteRange(
  header: string | null | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : 'unsatisfiable';
}
