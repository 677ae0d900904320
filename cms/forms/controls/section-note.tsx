/** What a section shows that has nothing to fill in. */
export const SectionNote = ({ text }: { text: string }) => <p>{text}</p>;
