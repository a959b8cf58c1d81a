declare module 'virtual:saddlebag-brands.css';

declare module 'virtual:saddlebag-brands' {
  import type { Brand } from '@saddlebag/ui/tokens';

  /** The brand data that the app shell displays. */
  export type ShellBrand = Pick<Brand, 'id' | 'name' | 'logo'>;

  /** The brands of this build. The first one applies to a page without `data-brand`. */
  export const brands: readonly [ShellBrand, ...ShellBrand[]];
}
