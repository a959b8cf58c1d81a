import { brands } from 'virtual:saddlebag-brands';
import { Artwork } from '../artwork.tsx';

const themes = ['light', 'dark'] as const;

/** Shows every brand's mark and wordmark, large and at the smallest size, on a card of each theme. */
export function ArtworkLogos() {
  return (
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] gap-px p-0">
      {brands.flatMap(({ id, name, logo }) =>
        themes.map((theme) => (
          <li
            key={`${id} ${theme}`}
            data-brand={id}
            data-theme={theme}
            className="flex items-center gap-4 bg-surface p-6 text-text"
          >
            <Artwork artwork={logo.mark} className="h-16" />
            <Artwork artwork={logo.wordmark} label={`${name}, ${theme}`} className="h-12" />
            <Artwork artwork={logo.mark} className="ms-auto h-6" />
            <Artwork artwork={logo.wordmark} className="h-4" />
          </li>
        )),
      )}
    </ul>
  );
}
