import { falaj } from './falaj.brand.ts';
import { mangrove } from './mangrove.brand.ts';
import type { Brand } from '../tokens/brand.ts';

/** Every brand by its id. Building it derives and checks all colours, so it belongs into build tools and tests. */
export const brands = { mangrove, falaj } as const satisfies Readonly<Record<string, Brand>>;

export type BrandId = keyof typeof brands;

export { falaj, mangrove };
