/** The end of a migration's name that may take away what an older release uses. */
export const CONTRACT = 'contract';

const TAKES_AWAY = [
  /\bDROP (TABLE|COLUMN|TYPE|SCHEMA)\b/,
  /\bRENAME (TO|COLUMN|CONSTRAINT)\b/,
  /\bSET NOT NULL\b/,
  /\bSET DATA TYPE\b/,
  /\bADD COLUMN\b(?=.*\bNOT NULL\b)(?!.*\bDEFAULT\b)/,
];

/** Statements of a migration for PostgreSQL that stop the release before it from running beside this one. */
export function contractions(migration: string): string[] {
  return migration
    .split(';')
    .map((statement) => statement.replace(/^[\s\S]*sql`/, '').trim())
    .filter((statement) => TAKES_AWAY.some((pattern) => pattern.test(statement.replaceAll('\n', ' '))));
}
