/** A Markdown file's fields, its text before the first heading, and its parts with a heading. */
export interface MarkdownFile {
  opening: string;
  sections: { title: string; text: string }[];
  [field: string]: unknown;
}

/** Reads fields as `name: value` lines between two `---`, then a text in which each `## ` begins a section. */
export function readMarkdown(file: string): MarkdownFile {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const [opening = '', ...sections] = body.split(/^## /m).map((part) => part.trim());
  return {
    ...Object.fromEntries(Array.from(head.matchAll(/^(\w+): "?(.*?)"?$/gm), ([, name, value]) => [name, value])),
    opening,
    sections: sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title, text: lines.join('\n').trim() };
    }),
  };
}
