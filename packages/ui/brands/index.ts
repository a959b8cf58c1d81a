import { falaj } from './falaj.brand.ts';
import { fjord } from './fjord.brand.ts';
import { gira } from './gira.brand.ts';
import { kyma } from './kyma.brand.ts';
import { mangrove } from './mangrove.brand.ts';
import { meltemi } from './meltemi.brand.ts';
import { najm } from './najm.brand.ts';
import { tsubame } from './tsubame.brand.ts';
import type { Brand } from '../tokens/brand.ts';

/**
 * Every brand, keyed by id. Importing this module derives and checks the colours of all brands, so import it
 * only in build tools and tests.
 */
export const brands = {
  mangrove,
  falaj,
  najm,
  fjord,
  meltemi,
  kyma,
  gira,
  tsubame,
} as const satisfies Readonly<Record<string, Brand>>;

export type BrandId = keyof typeof brands;

export { listFontStylesheets } from './stylesheets.ts';
export { falaj, fjord, gira, kyma, mangrove, meltemi, najm, tsubame };
