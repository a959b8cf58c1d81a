import type { AnalyticsPage } from '@saddlebag/domain/contracts';

/** A page whose view is sent, or the request, of which only the steps are sent. */
export type ViewedPage = AnalyticsPage | 'request';

/** What the access to a page depends on. A page without access redirects and is not shown. */
interface Access {
  /** True for vendors and for guests. */
  readonly isSignedIn: boolean;
  readonly hasAccount: boolean;
}

/** The pages of the paths without a vendor. Only visitors without an account see them. */
const publicPages: Readonly<Record<string, AnalyticsPage>> = {
  '/': 'home',
  '/connect': 'sign-in',
  '/register': 'register',
};
/** The pages of the first path segments that a vendor's id may follow. */
const vendorPages: Readonly<Record<string, ViewedPage>> = {
  'request-a-rider': 'request',
  history: 'transaction',
  'order-tracking': 'order-tracking',
};

/** Returns the page that a path shows, without the ids in the path. Returns null for all other pages. */
export const pageOf = (path: string, { isSignedIn, hasAccount }: Access): ViewedPage | null => {
  const publicPage = publicPages[path];
  if (publicPage) return hasAccount ? null : publicPage;
  return (isSignedIn && vendorPages[path.split('/')[1] ?? '']) || null;
};
