/** Plain text as paragraphs, separated by blank lines; single line breaks are kept. */
export const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <p className="lines" key={paragraph}>
        {paragraph.trim()}
      </p>
    ));
