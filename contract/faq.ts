import { z } from 'zod';

/** One question with its answer; the answer is plain text, blank lines separate paragraphs. */
export const FaqItem = z.object({ question: z.string(), answer: z.string() });
export type FaqItem = z.infer<typeof FaqItem>;

/** The questions of one category or of one sub-service. */
export const Faq = z.object({ category: z.string(), items: z.array(FaqItem) });
export type Faq = z.infer<typeof Faq>;

export const FaqCategory = Faq.extend({ id: z.union([z.number(), z.string()]) });
export type FaqCategory = z.infer<typeof FaqCategory>;
