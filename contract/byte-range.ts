/**
 * The bytes that a `Range` header asks for, both ends included: undefined without one that is understood, `unsatisfiable` where the
 * file, of `size` bytes, has none of them. Several ranges at once are not understood (RFC 9110, 14.2 allows that).
 */
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
