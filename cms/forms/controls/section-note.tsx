export const SectionNote = ({ text }: { text: string }) => <p>{text}</p>;
