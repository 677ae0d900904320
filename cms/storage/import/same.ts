const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Whether a stored record says all that is wanted. What is not wanted (undefined) may be anything: ids of rows, fields that no
 * import fills.
 */
export function says(stored: unknown, wanted: unknown): boolean {
  if (wanted === undefined) return true;
  if (isNothing(wanted)) return isNothing(stored);
  if (Array.isArray(wanted)) {
    const rows = Array.isArray(stored) ? stored : [];
    return rows.length === wanted.length && wanted.every((row, at) => says(rows[at], row));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    const fields = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
    return Object.entries(wanted).every(([key, value]) => says(fields[key], value));
  }
  return stored === wanted;
}
