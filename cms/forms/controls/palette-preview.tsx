'use client';
import { useFormFields } from '@payloadcms/ui';
import { paletteOf } from 'shared/palette';

function Moved({ wish, used, why }: { wish: string; used: string; why: string }) {
  if (wish === used) return null;
  return (
    <p>
      {why} The website uses{' '}
      <strong>
        <span className="palette__dot" ref={(dot) => dot?.style.setProperty('background', used)} /> {used}
      </strong>
      , the nearest one that can be read.
    </p>
  );
}

export function PalettePreview() {
  const wish = useFormFields(([fields]) => ({
    main: String(fields['look.main']?.value ?? '').toLowerCase(),
    accent: String(fields['look.accent']?.value ?? '').toLowerCase(),
  }));
  if (![wish.main, wish.accent].every((colour) => /^#[0-9a-f]{6}$/.test(colour))) return null;
  const palette = paletteOf(wish);
  return (
    <div
      className="field-type palette"
      ref={(element) => {
        for (const [name, value] of Object.entries(palette)) element?.style.setProperty(`--site-${name}`, value);
      }}
    >
      <div className="palette__sample" aria-hidden="true">
        <div className="palette__light">
          <b>A heading</b>
          <span>Text of a page, and</span> <u>a link</u>
          <i>Get Free Quote</i>
        </div>
        <div className="palette__tint">
          <b>A heading</b>
          <span>Text of a tinted section</span>
        </div>
        <div className="palette__main">
          <b>A heading</b>
          <span>Text of a dark section</span>
        </div>
      </div>
      <div role="status">
        <Moved wish={wish.main} used={palette.main} why={`As a main colour, ${wish.main} is too light for words on white.`} />
        <Moved wish={wish.accent} used={palette.accent} why={`No words can be read on a button in ${wish.accent}.`} />
      </div>
      <p className="field-description">All other colours follow from these two, so that every text can be read.</p>
    </div>
  );
}
