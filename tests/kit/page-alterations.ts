/** What else changes a page in a visitor's browser. Each function runs in the page, at any moment. */
export const alterations = {
  /** Chrome, Edge and Safari put each text into elements of their own, also the texts that come later, but for what says that it is not to be translated. */
  'translated by the browser': () => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? '');
    const translate = (root: Node) => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = isText(root) ? root : walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
      for (const text of texts.filter(isText)) {
        const parent = text.parentElement;
        if (!parent || parent.closest('font, script, style, noscript, [translate=no]')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `‹${text.nodeValue}›`;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    translate(document.body);
    document.documentElement.lang = 'zh-CN';
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  },
  'filled by a password manager': () => {
    for (const input of document.querySelectorAll('form input')) {
      input.setAttribute('data-manager-id', '1');
      const icon = document.createElement('div');
      icon.attachShadow({ mode: 'open' }).append(document.createElement('button'));
      input.after(icon);
    }
  },
  'searched for phone numbers': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (/\d{2}/.test(node.nodeValue ?? '') && !node.parentElement?.closest('script, style')) found.push(node as Text);
    }
    for (const text of found) {
      const number = text.splitText((text.nodeValue ?? '').search(/\d{2}/));
      const link = document.createElement('a');
      link.href = 'tel:1';
      number.replaceWith(link);
      link.append(number);
    }
  },
  'darkened by an extension': () => {
    const sheet = document.createElement('style');
    document.head.append(sheet);
    for (const element of document.querySelectorAll('body *')) element.setAttribute('data-dark', '');
    document.querySelector('main')?.prepend(document.createElement('dark-mode'));
  },
  'thinned by a blocker': () => {
    for (const element of document.querySelectorAll('footer a[href^="http"], .form-notice, .field-help')) element.remove();
  },
  'read by a grammar checker': () => {
    for (const area of document.querySelectorAll('textarea, input[type=text]')) {
      area.setAttribute('spellcheck', 'false');
      area.before(document.createElement('grammar-popups'));
    }
    document.body.append(document.createElement('grammar-desktop'));
  },
} as const satisfies Record<string, () => void>;

export type Alteration = keyof typeof alterations;
