export interface Embed {
  kind: 'video' | 'map' | 'booking';
  src: string;
  href: string;
}

/** One that a maps link names by its place; `maps.app.goo.gl` names none. */
const mapOf = (place: string): Embed => ({
  kind: 'map',
  src: `https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`,
  href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`,
});

/** Seconds of "90", "42s" or "1h2m3s"; 0 if it is no time. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function youTube({ hostname, pathname, searchParams }: URL): Embed | undefined {
  const [, inPath] = /^\/(?:embed|shorts|live)\/([\w-]{6,20})\/?$/.exec(pathname) ?? [];
  const [, short] = (hostname === 'youtu.be' && /^\/([\w-]{6,20})\/?$/.exec(pathname)) || [];
  const id = short ?? inPath ?? searchParams.get('v') ?? '';
  if (!/^[\w-]{6,20}$/.test(id)) return undefined;
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '');
  return {
    kind: 'video',
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
    href: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`,
  };
}

function vimeo({ pathname, searchParams }: URL): Embed | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d{4,12})(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  // An unlisted video is found by this only.
  const key = inPath ?? /^\w+$/.exec(searchParams.get('h') ?? '')?.[0];
  return {
    kind: 'video',
    src: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`,
    href: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
  };
}

const readable = (part: string) => {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
};

function googleMap({ href, hostname, pathname, searchParams }: URL): Embed | undefined {
  // Elsewhere `q` is a search, or the address that a link in a mail or document leads to.
  if (!/^\/maps(\/|$)/.test(pathname) && !hostname.startsWith('maps.')) return undefined;
  if (pathname === '/maps/embed' && searchParams.has('pb')) {
    const src = `https://www.google.com/maps/embed?pb=${encodeURIComponent(searchParams.get('pb') ?? '')}`;
    return { kind: 'map', src, href: href.startsWith('https://www.google.com/') ? href : src };
  }
  const [, named] = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? [];
  const [, point] = /\/@(-?\d+\.\d+,-?\d+\.\d+)/.exec(pathname) ?? [];
  const place = (named && readable(named)) || (searchParams.get('query') ?? searchParams.get('q') ?? point);
  return place ? mapOf(place) : undefined;
}

const booking = ({ href }: URL): Embed => ({ kind: 'booking', src: href, href });

/** Hosts that may be shown in a frame; the name stands for its subdomains, too. */
const known: Record<string, (link: URL) => Embed | undefined> = {
  'youtube.com': youTube,
  'youtube-nocookie.com': youTube,
  'youtu.be': youTube,
  'vimeo.com': vimeo,
  'google.com': googleMap,
  'google.com.au': googleMap,
  'calendar.google.com': booking,
  'calendly.com': booking,
  'app.acuityscheduling.com': booking,
  'outlook.office365.com': booking,
  'outlook.office.com': booking,
  'setmore.com': booking,
  'simplybook.me': booking,
};

/** Names that an owner reads in place of these hosts. */
export const KNOWN_EMBEDS =
  'YouTube, Vimeo, Google Maps, Calendly, Acuity, Google Calendar, Microsoft Bookings, Setmore, SimplyBook';

/** Whether this is the name of a host: `book.example.com`. */
export const isHost = (name: string): boolean => /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) && !/^[\d.]+$/.test(name);

/** The longest name of `hosts` that is this host's or that of one above it. */
const hostIn = (hosts: readonly string[], hostname: string) =>
  hosts.filter((host) => hostname === host || hostname.endsWith(`.${host}`)).sort((one, other) => other.length - one.length)[0];

/** The address in the markup that a service offers, of its frame or script; else the text itself. */
export function addressIn(given: string): string {
  const shown = given.replace(/<(?:script|link)\b[^<>]*/gi, '');
  const [, double, single] = /\b(?:src|data-url|href)=(?:"([^"]+)"|'([^']+)')/i.exec(shown) ?? [];
  return (double ?? single ?? given).trim().replaceAll('&amp;', '&');
}

/** What a link, or a service's markup, shows in a frame; undefined for an unknown host, or a link that shows nothing. */
export function embedOf(given: string, ownHosts: readonly string[] = []): Embed | undefined {
  const text = addressIn(given);
  const link = URL.canParse(text) ? new URL(text) : undefined;
  if (link?.protocol !== 'https:' || link.username || link.port || !isHost(link.hostname)) return undefined;
  const host = hostIn(Object.keys(known), link.hostname);
  const read = host && known[host];
  if (read) return read(link);
  return hostIn(ownHosts, link.hostname) ? booking(link) : undefined;
}

/** The host that a frame loads from, as people read it: `youtube-nocookie.com`. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
