import { orderIdOf } from '../paths.ts';

const screens = [
  ['', 'login'],
  ['connect', 'login'],
  ['register', 'register'],
  ['forgot-password', 'forgot-password'],
  ['request-a-rider', 'request'],
  ['order-tracking', 'tracking'],
  ['history', 'history'],
  ['helpcenter', 'help-center'],
  ['faq', 'faq'],
  ['bulk-order', 'bulk-order'],
  ['maintenance', 'maintenance'],
  ['termsandconditions', 'terms'],
] as const;

export type ScreenName = (typeof screens)[number][1] | 'modify' | 'not-found';

/** Returns the screen that an address of the portal opens. */
export const screenOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ScreenName => {
  const segment = pathname.split('/')[1] ?? '';
  const name = screens.find(([path]) => path === segment)?.[1] ?? 'not-found';
  return name === 'request' && orderIdOf(search, 'orderID') !== null ? 'modify' : name;
};
