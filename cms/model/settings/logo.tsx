import type { ServerProps } from 'payload';
import { Mark } from '../../forms/controls/mark';
import { companyLook, storedAt } from './company-look';

export async function Logo({ payload }: ServerProps) {
  const { brand, logo, logoOnDark } = await companyLook(payload);
  if (!logo)
    return (
      <h1 className="logo">
        <Mark />
        <span>{brand || 'Back office'}</span>
      </h1>
    );
  return (
    <h1 className="logo">
      {/* biome-ignore-start lint/performance/noImgElement: an upload, at the size that it has */}
      <img className="logo__picture logo__picture--light" src={storedAt(logo)} alt={brand} />
      {logoOnDark && <img className="logo__picture logo__picture--dark" src={storedAt(logoOnDark)} alt={brand} />}
      {/* biome-ignore-end lint/performance/noImgElement: see above */}
    </h1>
  );
}
