import { withoutSize } from '../text-picture';

/** A picture's own address behind a service that makes it smaller, and without what asks for a size. */
function unscaled(address: string): string[] {
  const { protocol, hostname, pathname, search } = new URL(address);
  const behind = /^i\d\.wp\.com$/.test(hostname) ? `${protocol}/${pathname}` : undefined;
  if (behind) return [behind];
  return /[?&](?:w|h|width|height|resize|fit|crop)=/.test(search) ? [address.slice(0, -search.length)] : [];
}

/** Where a picture of WordPress may be had, the largest first: texts name smaller sizes (photo-300x200.jpg) or photo-scaled.jpg. */
export function wordPressPicture(src: string, site: string, known: ReadonlySet<string>): string[] {
  if (!URL.canParse(src, site || undefined)) return [src];
  const written = new URL(src, site || undefined).href;
  if (!/^https?:/.test(written)) return [written];
  const addresses = [...unscaled(written), written].flatMap((address) => {
    const full = withoutSize(address);
    if (full === address) return [address];
    const scaled = full.replace(/(?=\.\w+(?:$|\?))/, '-scaled');
    const listed = [scaled, full].filter((one) => known.has(one));
    // An export of posts alone lists no files: then the usual names are tried.
    const guessed = listed.length === 0 && /\/uploads\//.test(full) ? [full] : [];
    const isScaled = /-scaled\.\w+(?:$|\?)/.test(address);
    return isScaled ? [address, full] : [...listed, ...guessed, address];
  });
  return [...new Set(addresses)];
}
