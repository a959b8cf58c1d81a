import { parseAttribution } from './attribution.ts';

/**
 * Attribution of the map sources, in a corner of the map. Renders a `<p>`. Style it through
 * `[data-slot=map-credits]`.
 */
export function MapCredits({ credits }: { readonly credits: readonly string[] }) {
  if (credits.length === 0) return null;
  return (
    <p data-slot="map-credits" className="sb-map-credits">
      {credits.flatMap(parseAttribution).map(({ text, href }) =>
        href === undefined ? (
          <bdi key={text}>{text} </bdi>
        ) : (
          <a key={text} href={href} target="_blank" rel="noreferrer">
            <bdi>{text}</bdi>
          </a>
        ),
      )}
    </p>
  );
}
