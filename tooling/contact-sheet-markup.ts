import type { Artwork, Brand, Paint, Theme } from '@saddlebag/ui/tokens';
import { svgOf } from '../apps/portal/brand-icon.ts';

/** A screenshot of a portal screen in one brand and theme. */
export interface ScreenPicture {
  readonly brand: Brand;
  readonly screen: string;
  readonly theme: Theme;
  readonly png: Buffer;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const listCountries = ({ markets }: Brand) =>
  markets.map((market) => countryNames.of(market.toUpperCase()) ?? market).join('\u00a0· ');

const artworkMarkup = ({ colors }: Brand, artwork: Artwork, height: number) => {
  const paint = (color: Paint | undefined) =>
    color === undefined ? 'none' : colors.light[color === 'current' ? 'text' : color];
  const source = encodeURIComponent(svgOf(artwork, paint));
  return `<img alt="" height="${height}" src="data:image/svg+xml,${source}">`;
};

const brandCard = (brand: Brand, pictures: readonly ScreenPicture[]) => `
<section style="background:${brand.colors.light.page}">
  <div class="screens">${pictures
    .map(({ png }) => `<img alt="" class="screen" src="data:image/png;base64,${png.toString('base64')}">`)
    .join('')}</div>
  <footer style="color:${brand.colors.light.text}">
    ${artworkMarkup(brand, brand.logo.mark, 60)}${artworkMarkup(brand, brand.logo.wordmark, 40)}
    <p><strong>${brand.name}</strong>${listCountries(brand)}</p>
  </footer>
</section>`;

/**
 * Builds an HTML page with one card per brand. A card shows the two screens, light above dark, then the logo,
 * the name and the countries of the brand.
 */
export function contactSheetMarkup(pictures: readonly ScreenPicture[]): string {
  const brands = [...new Set(pictures.map(({ brand }) => brand))];
  return `<!doctype html><html lang="en"><style>
    body { margin: 0; padding: 40px; background: #fff; font: 20px/1.4 system-ui, sans-serif;
      display: grid; grid-template-columns: 1fr 1fr; gap: 40px; }
    section { padding: 28px; border-radius: 16px; box-shadow: 0 0 0 1px #0002; display: flex; flex-direction: column; gap: 24px; }
    .screens { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
    .screen { display: block; width: 100%; border-radius: 8px; box-shadow: 0 2px 12px #0003; }
    footer { display: flex; align-items: center; gap: 20px; min-height: 84px; }
    footer img { flex: none; }
    p { margin: 0 0 0 auto; max-width: 560px; text-align: end; text-wrap: balance; opacity: .8; }
    strong { display: block; font-size: 24px; }
  </style>${brands
    .map((brand) =>
      brandCard(
        brand,
        pictures.filter((picture) => picture.brand === brand),
      ),
    )
    .join('')}</html>`;
}
