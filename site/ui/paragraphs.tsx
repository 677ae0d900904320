/** Plain text as paragraphs: a blank line separates them, single line breaks stay. */
export const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <p className="lines" key={paragraph}>
        {paragraph.trim()}
      </p>
    ));
