import { DomUtils, parseDocument } from 'htmlparser2';

/** The elements of a bucket's answer with that name, each as a function that reads the text of a child. */
export const elementsOf = (xml: string, tag: string) =>
  DomUtils.getElementsByTagName(tag, parseDocument(xml, { xmlMode: true })).map(
    (element) => (child: string) => DomUtils.textContent(DomUtils.getElementsByTagName(child, element, true, 1)),
  );
