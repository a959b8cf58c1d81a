import './street-art.css';

/** Streets of an imaginary city, as SVG paths. */
const lanes = [
  'M-20 90 C 120 70 260 130 420 96 S 700 60 840 110',
  'M-20 210 C 140 190 300 250 460 214 S 720 190 840 236',
  'M-20 330 C 160 300 280 372 470 338 S 700 330 840 352',
  'M-20 452 C 120 470 300 420 450 466 S 720 500 840 458',
  'M-20 572 C 160 548 320 610 480 578 S 700 560 840 590',
  'M-20 690 C 160 700 330 660 500 706 S 740 690 840 712',
  'M-20 806 C 180 786 330 850 520 812 S 720 800 840 830',
  'M70 -20 C 92 140 40 300 84 470 S 60 760 96 920',
  'M196 -20 C 172 160 236 320 190 500 S 226 780 200 920',
  'M318 -20 C 344 150 280 300 330 480 S 300 760 340 920',
  'M446 -20 C 420 150 486 330 438 510 S 470 760 440 920',
  'M572 -20 C 600 160 540 330 590 500 S 560 780 598 920',
  'M700 -20 C 676 150 742 330 694 500 S 724 780 700 920',
];

/** The rider's route from the outlet to the customer. The stylesheet repeats it as an `offset-path`. */
const route =
  'M196 742 C 206 660 214 604 198 520 C 190 470 300 470 330 462 C 330 400 300 340 330 300 C 350 250 420 232 462 214 C 540 196 576 176 580 110';

/**
 * A picture of the product: a rider who follows a route through streets. Renders a decorative `<svg>` in the
 * colours of the navigation bar.
 */
export function StreetArt({ className }: { className?: string }) {
  return (
    <svg data-slot="street-art" viewBox="0 0 800 900" aria-hidden="true" className={className}>
      <path className="street-art-river" d="M-40 640 C 160 600 220 760 420 690 S 700 560 860 640" />
      {lanes.map((lane) => (
        <path key={lane} className="street-art-lane" d={lane} />
      ))}
      <path className="street-art-route-casing" d={route} />
      <path className="street-art-route" d={route} pathLength={1} />
      <circle className="street-art-halo" cx="196" cy="742" r="26" />
      <circle className="street-art-counter" cx="196" cy="742" r="13" />
      <g transform="translate(580 110)">
        <path
          className="street-art-pin"
          d="M0 6 C -26 -22 -30 -34 -30 -46 A 30 30 0 1 1 30 -46 C 30 -34 26 -22 0 6 Z"
        />
        <circle className="street-art-pin-eye" cx="0" cy="-46" r="11" />
      </g>
      <g className="street-art-rider">
        <circle r="17" className="street-art-rider-disc" />
        <path className="street-art-rider-arrow" d="M-6 -7 L9 0 L-6 7 L-2.5 0 Z" />
      </g>
    </svg>
  );
}
