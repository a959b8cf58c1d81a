import { brands } from 'virtual:saddlebag-brands';
import { Artwork } from '../artwork.tsx';

export function ArtworkLogos() {
  return (
    <ul className="m-0 grid list-none gap-6 p-0">
      {brands.map(({ id, name, logo }) => (
        <li
          key={id}
          data-brand={id}
          data-theme="light"
          className="flex items-center gap-4 rounded-card bg-surface p-6 text-accent-text"
        >
          <Artwork artwork={logo.mark} className="h-16" />
          <Artwork artwork={logo.wordmark} label={name} className="h-12 text-text" />
        </li>
      ))}
    </ul>
  );
}
