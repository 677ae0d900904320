const STYLES = `:host{position:fixed;inset:auto 0 0;z-index:1000}
div{display:flex;gap:1rem;align-items:center;justify-content:center;padding:.75rem 1.25rem;background:#12303a;color:#fff;
font:1rem/1.4 system-ui,sans-serif;box-shadow:0 -2px 12px #0004}
p{margin:0}
button{flex:none;min-height:2.75rem;padding:0 1rem;border:1px solid #fff9;border-radius:.5rem;background:none;color:inherit;font:inherit;cursor:pointer}
button:hover{background:#fff2}
button:focus-visible{outline:3px solid #ffd166;outline-offset:2px}
@media print{:host{display:none}}`;

const WHEN = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** Tells whoever got the link what they see, and until when. In a shadow root, because pages carry no styles for it. */
export function showNote(endsAt: string): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'Preview');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  const until = new Date(endsAt).toLocaleString('en-AU', WHEN);
  const [box, words, hide] = [document.createElement('div'), document.createElement('p'), document.createElement('button')];
  words.textContent = `Preview, not published yet. This link works until ${until}.`;
  hide.textContent = 'Hide';
  hide.addEventListener('click', () => host.remove());
  box.append(words, hide);
  shadow.append(box);
  document.body.append(host);
}
