declare module 'virtual:saddlebag-brands.css';

declare module 'virtual:saddlebag-brands' {
  import type { Brand } from '@saddlebag/ui/tokens';

  /** What the shell shows of a brand. */
  export type BrandFace = Pick<Brand, 'id' | 'name' | 'markets' | 'logo'>;

  /** The brands of this build; the first is the one of a page without `data-brand`. */
  export const brands: readonly [BrandFace, ...BrandFace[]];
}
