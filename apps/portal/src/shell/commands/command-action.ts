import type { Appearance } from '../../appearance/appearance.model.ts';

/** What a command does. */
export type CommandAction =
  | { readonly type: 'open-screen'; readonly path: string }
  | { readonly type: 'open-order'; readonly orderId: string; readonly vendorId: string | null }
  | { readonly type: 'pick-outlet'; readonly vendorId: string }
  | { readonly type: 'choose-language'; readonly language: string }
  | { readonly type: 'choose-appearance'; readonly appearance: Appearance }
  | { readonly type: 'list-shortcuts' }
  | { readonly type: 'log-out' };
