import { writeFileSync } from 'node:fs';
import { CONTENT_ICONS, iconPath } from 'contract/icons';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mark } from 'shared/mark';
import { STARTER_PALETTE } from 'shared/palette';
import { ICONS, type IconName } from './icon-names';

/** Drawings missing in the stroke set; the logo has the brand's colours, or the starter's where a page defines none. */
const customDrawings: Partial<Record<IconName, string>> = {
  facebook:
    '<path d="M14 8.5V6.8c0-.8.5-1.3 1.3-1.3H17V2h-2.6C11.9 2 10.5 3.5 10.5 6v2.5H8V12h2.5v10H14V12h2.6l.6-3.5z" stroke-linejoin="round"/>',
  google:
    '<path d="M20.5 12.2c0-.6-.1-1.2-.2-1.7H12v3.3h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.5 2.6-3.8 2.6-6.5z" fill="#4285f4" stroke="none"/><path d="M12 20.8c2.4 0 4.4-.8 5.9-2.1L15 16.5a5.4 5.4 0 0 1-8-2.8H4V16a8.9 8.9 0 0 0 8 4.8z" fill="#34a853" stroke="none"/><path d="M7 13.7a5.3 5.3 0 0 1 0-3.4V8H4a8.9 8.9 0 0 0 0 8z" fill="#fbbc05" stroke="none"/><path d="M12 6.8c1.3 0 2.5.5 3.4 1.3L18 5.6A8.9 8.9 0 0 0 4 8l3 2.3a5.3 5.3 0 0 1 5-3.5z" fill="#ea4335" stroke="none"/>',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.2 6.8h.01" stroke-width="2.5"/>',
  ladder: '<path d="M8 2v20M16 2v20M8 6h8M8 10.5h8M8 15h8M8 19.5h8"/>',
  linkedin:
    '<rect x="3" y="3" width="18" height="18" rx="3"/><path d="M8 11v6M12 17v-3.5a2.2 2.2 0 0 1 4.4 0V17M12 11v6"/><path d="M8 7.5h.01" stroke-width="2.5"/>',
  logo: mark({ highlight: `var(--highlight,${STARTER_PALETTE.highlight})`, accent: `var(--accent,${STARTER_PALETTE.accent})` }),
};

const pascal = (name: string) => name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

function drawing(name: IconName): string {
  const custom = customDrawings[name];
  if (custom) return custom;
  const Component = (lucide.icons as Record<string, lucide.LucideIcon>)[pascal(name === 'home' ? 'house' : name)];
  if (!Component) throw new Error(`no drawing for ${name}`);
  const svg = renderToStaticMarkup(createElement(Component));
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll(/><\/(path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>');
}

const sprite = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">${ICONS.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing(name)}</symbol>`).join('')}</svg>\n`;

/** One icon as a file, which the back office serves to whoever does not have the sprite. */
const iconFile = (name: IconName) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing(name)}</svg>\n`;

/** The committed files with what is in them: the sprite for the site and for the icon picker, and each icon of content. */
export const FILES: readonly [path: string, content: string][] = [
  ...['icons.svg', '../../cms/public/icons.svg'].map((path) => [path, sprite()] as [string, string]),
  ...CONTENT_ICONS.map((name) => [`../../cms/public/storage/${iconPath(name)}`, iconFile(name)] as [string, string]),
];

// `npx tsx ui/draw-icons.ts` regenerates the committed files; a test compares them.
if (import.meta.url === `file://${process.argv[1]}`) {
  for (const [path, content] of FILES) writeFileSync(new URL(path, import.meta.url), content);
}
