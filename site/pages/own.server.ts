import { text } from 'contract/text';
import { allOwnPages, formOfPage, framesIn, sectionsOf } from '../content/own-pages';
import { anchorOf } from '../forms/model';
import { faqMarkup } from '../head/structured';
import { type DataOf, missing, type PageContext } from './page.server';

/** A page of the owner's own; the route's `city` parameter is its path without its slash. */
export async function loadOwn({ reader, settings, params, form }: PageContext) {
  const page = (await allOwnPages(reader)).find(({ route }) => route === `/${params.city}`);
  if (!page) return missing();
  const title = text(page.title) ?? settings.brand;
  const own = formOfPage(page);
  const sections = await sectionsOf(reader, page, settings, own && `#${anchorOf(own)}`);
  const questions = sections.flatMap((section) => (section.kind === 'questions' ? section.faq.items : []));
  const [first] = sections;
  return {
    data: { title, sections, form },
    meta: {
      title,
      description: first?.kind === 'hero' ? (first.text ?? '') : '',
      image: first?.kind === 'hero' ? first.picture?.path : undefined,
      noindex: page.noindex === true,
    },
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: title }],
    structured: questions.length > 0 ? [faqMarkup(questions)] : undefined,
    form: own,
    frames: framesIn(sections),
  };
}

export type OwnData = DataOf<typeof loadOwn>;
