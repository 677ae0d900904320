import { type OwnPage, THANK_YOU } from 'contract/own-page';
import { text } from 'shared/text';
import { withBands } from '../content/own-bands';
import { allOwnPages, formOfPage, framesIn, sectionsOf } from '../content/own-pages';
import { anchorOf } from '../forms/model';
import { faqMarkup } from '../head/structured';
import { missing, type PageContext } from './page.server';

/** The page of thanks that the site has where a form leads to it and the owner has none of that address. */
const thankYou: OwnPage = {
  route: THANK_YOU,
  title: 'Thank you',
  noindex: true,
  sections: [
    { kind: 'hero', heading: 'Thank you', text: 'What you sent has reached us.' },
    {
      kind: 'call_to_action',
      heading: 'While you wait',
      text: 'Read what other customers asked before their first clean.',
      action: { label: 'Questions and answers', href: '/faq-page' },
    },
  ],
};

/** A page of the owner's own; the route's `city` parameter is its path without its slash. */
export async function loadOwn({ reader, settings, params, form }: PageContext) {
  const path = `/${params.city}`;
  const usual = path === THANK_YOU && Object.values(settings.thanks ?? {}).includes(path) ? thankYou : undefined;
  const page = (await allOwnPages(reader)).find(({ route }) => route === path) ?? usual;
  if (!page) return missing();
  const title = text(page.title) ?? settings.brand;
  const own = formOfPage(page);
  const all = await sectionsOf(reader, page, settings, own && `#${anchorOf(own)}`);
  const top = all[0]?.kind === 'hero' ? all.slice(0, 1) : [];
  const sections = [...top, ...withBands(all.slice(top.length), 'tint')];
  const questions = sections.flatMap((section) => (section.kind === 'questions' ? section.faq.items : []));
  const [first] = sections;
  return {
    data: { title, sections, form, thanked: form?.form === own ? undefined : form },
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
