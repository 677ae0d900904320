import { embedOf, hostOf } from 'shared/embed';

export interface Frame {
  src: string;
  sandbox: string;
  href: string;
  /** Words of the button, with where it loads from. */
  show: string;
  /** Words of the link that opens it by itself. */
  open: string;
  shape: '' | 'embed--tall';
}

/** Everything that players and booking pages need, but not the right to lead the visitor's tab elsewhere. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

const frameWords = {
  video: ['Play video', 'Watch it'],
  map: ['Show the map', 'Open the map'],
  booking: ['Book here', 'Open the booking page'],
} as const;

/** The frame of an owner's link; undefined for a host that is not known. */
export function frameOf(link: string, title: string, ownHosts: string[] | undefined): Frame | undefined {
  const embed = embedOf(link, ownHosts);
  if (!embed) return undefined;
  const { kind, src, href } = embed;
  const [show, open] = frameWords[kind];
  return {
    src,
    sandbox: SANDBOX,
    href,
    show: `${show} (loads from ${hostOf(src)})`,
    open: `${open} on ${hostOf(href)}: ${title}`,
    shape: kind === 'video' ? '' : 'embed--tall',
  };
}
