import type { ServerProps } from 'payload';
import { Mark } from './mark';

/** Logo and company name on the sign-in page. */
export async function Logo({ payload }: ServerProps) {
  const { brand } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { brand: true } });
  return (
    <h1 className="logo">
      <Mark />
      <span>{brand || 'Back office'}</span>
    </h1>
  );
}
