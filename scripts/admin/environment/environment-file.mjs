// systemd's environment files (EnvironmentFile= in systemd.exec(5)), read as systemd reads them. Nothing in one is executed.

const isNewline = (c) => c === '\n' || c === '\r';
const isSpace = (c) => c === ' ' || c === '\t' || isNewline(c);
/** What a backslash in double quotes takes the meaning of. */
const ESCAPED = '"\\`$';

/** Without white space at its end, of which the first character that counts is at `from`. */
const trimmed = (text, from) => text.slice(0, from) + text.slice(from).replace(/[ \t\n\r]+$/, '');

/** Reads one file character by character, as systemd's own reader does; `handle` has what to do in each state. */
function assignments(text) {
  const found = [];
  let [state, key, value, kept, line, from, at] = ['before name', '', '', 0, 1, 0, 0];
  const push = () => {
    found.push({
      name: key.replace(/[ \t\n\r]+$/, ''),
      value: state === 'value' ? trimmed(value, kept) : value,
      line,
      from,
      to: at,
    });
    [key, value, kept, state] = ['', '', 0, 'before name'];
  };
  const keep = (c) => {
    value += c;
    kept = value.length;
  };
  const handle = {
    'before name'(c) {
      if (c === '#' || c === ';') state = 'comment';
      else if (!isSpace(c)) [state, key, from] = ['name', c, at];
    },
    name(c) {
      if (isNewline(c)) [state, key] = ['before name', ''];
      else if (c === '=') state = 'before value';
      else key += c;
    },
    'before value'(c) {
      if (isNewline(c)) push();
      else if (c === "'") state = 'single quotes';
      else if (c === '"') state = 'double quotes';
      else if (c === '\\') state = 'escape';
      else if (!isSpace(c)) [state, value] = ['value', value + c];
    },
    value(c) {
      if (isNewline(c)) push();
      else if (c === '\\') [state, kept] = ['escape', value.length];
      else value += c;
    },
    escape(c) {
      if (!isNewline(c)) keep(c);
      state = 'value';
    },
    'single quotes'(c) {
      if (c === "'") state = 'before value';
      else keep(c);
    },
    'double quotes'(c) {
      if (c === '"') state = 'before value';
      else if (c === '\\') state = 'escape in quotes';
      else keep(c);
    },
    'escape in quotes'(c) {
      if (ESCAPED.includes(c)) keep(c);
      else if (c !== '\n') keep(`\\${c}`);
      state = 'double quotes';
    },
    comment(c) {
      if (c === '\\') state = 'escape in comment';
      else if (isNewline(c)) state = 'before name';
    },
    'escape in comment'(c) {
      if (isNewline(c))
        throw new Error(`line ${line}: a comment ends with a backslash, which versions of systemd read differently`);
      state = 'comment';
    },
  };
  for (const c of text) {
    handle[state](c);
    at += c.length;
    if (c === '\n') line += 1;
  }
  if (!['before name', 'name', 'comment', 'escape in comment'].includes(state)) push();
  return found;
}

const isName = (name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
/**
 * The variables of a file, and the lines that systemd leaves out.
 * @throws Error that names the line which versions of systemd read differently.
 */
export function parseEnvironmentFile(text) {
  const values = {};
  const ignored = [];
  for (const { name, value, line } of assignments(text)) {
    if (isName(name)) values[name] = value;
    else ignored.push(`line ${line}: "${name}" is no name of a variable`);
  }
  return { values, ignored };
}

/** The text with these values, each in the place of the variable's last line, or at the end; all else stays as it is. */
export function withValues(text, values) {
  const last = new Map(assignments(text).map((one) => [one.name, one]));
  const changed = Object.entries(values).filter(([name, value]) => last.get(name)?.value !== value);
  const [known, added] = [true, false].map((there) => changed.filter(([name]) => last.has(name) === there));
  const places = known.map(([name, value]) => ({ ...last.get(name), value })).sort((a, b) => b.from - a.from);
  let result = text;
  for (const { name, value, from, to } of places) result = result.slice(0, from) + assignment(name, value) + result.slice(to);
  if (added.length > 0 && /[^\n]$/.test(result)) result += '\n';
  return result + added.map(([name, value]) => `${assignment(name, value)}\n`).join('');
}

export const assignment = (name, value) =>
  /^[\w@%+=:,./-]*$/.test(value) ? `${name}=${value}` : `${name}="${value.replace(/["\\`$]/g, '\\$&')}"`;
