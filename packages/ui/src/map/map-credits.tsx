import { parseAttribution } from './attribution.ts';

/** Whom the sources of the ground ask to credit. Renders a `<p>` in the corner; style it through `[data-slot=map-credits]`. */
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
