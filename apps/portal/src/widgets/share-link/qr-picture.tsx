import { useMemo } from 'react';
import { qrCodeOf } from './qr-code.ts';
import './qr-picture.css';

/** Modules of free space around a code (ISO/IEC 18004, section 6.3.8). */
const quietZone = 4;

/** Draws a text as a QR code. Renders nothing if the text is too long. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const matrix = useMemo(() => qrCodeOf(text), [text]);
  if (matrix === null) return null;
  const size = matrix.length + 2 * quietZone;
  const path = matrix
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      data-slot="qr-picture"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-40 shrink-0 rounded-control"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
