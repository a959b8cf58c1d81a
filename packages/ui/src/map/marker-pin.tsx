import { markerGlyphs } from './marker-glyphs.ts';
import type { MarkerKind } from './map-store.ts';

/** Outline of a drop-shaped pin with its tip at the bottom centre of a 52 by 65 frame. */
const dropOutline = 'M26 63C21 55 4 43 4 25a22 22 0 0 1 44 0c0 18-17 30-22 38z';
const shopSignOutline =
  'M14 4h24a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-4l-8 17-8-17h-4A10 10 0 0 1 4 36V14A10 10 0 0 1 14 4z';

/**
 * Draws a marker: a drop for pickup and drop-off points, a sign for a shop, and a disc for a rider. The arrow
 * on the disc shows the bearing.
 *
 * Renders an `<svg>` that is `size` pixels high. Its colours depend on `[data-kind]` of the marker.
 */
export function MarkerPin({ kind, size, bearing }: MarkerPinProps) {
  if (kind === 'rider') {
    return (
      <svg viewBox="0 0 65 65" width={size} height={size} className="sb-map-pin" aria-hidden="true">
        {bearing !== undefined && (
          <g className="sb-map-heading" style={{ transform: `rotate(${String(bearing)}deg)` }}>
            <path d="M32.5-2 46 19.5a24 24 0 0 0-27 0z" className="sb-map-pin-body" />
          </g>
        )}
        <circle cx="32.5" cy="32.5" r="20" className="sb-map-pin-body" />
        <path
          d={markerGlyphs.rider}
          transform="translate(20.5 20.5) scale(1.2)"
          className="sb-map-pin-glyph"
        />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 52 65" width={(size * 52) / 65} height={size} className="sb-map-pin" aria-hidden="true">
      <ellipse cx="26" cy="62" rx="8" ry="2.5" className="sb-map-pin-shadow" />
      <path d={kind === 'vendor' ? shopSignOutline : dropOutline} className="sb-map-pin-body" />
      <path d={markerGlyphs[kind]} transform="translate(13 12) scale(1.3)" className="sb-map-pin-glyph" />
    </svg>
  );
}

interface MarkerPinProps {
  readonly kind: MarkerKind;
  readonly size: number;
  /** Degrees clockwise from north. May lie outside 0 to 360, so that the arrow rotates the short way. */
  readonly bearing: number | undefined;
}
