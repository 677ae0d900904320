import { Heading } from '../ui/heading';

interface SectionHeadingProps {
  title?: string;
  lead?: string;
  /** Read aloud where nobody typed a heading, so that the titles in the section follow one. */
  otherwise: string;
}

/** The heading of a section that has titles of its own. */
export const SectionHeading = ({ title, lead, otherwise }: SectionHeadingProps) =>
  title ? <Heading title={title} lead={lead} /> : <h2 className="vh">{otherwise}</h2>;
