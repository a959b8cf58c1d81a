import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { issueOrderLinkFx, revokeOrderLinkFx, type Order } from '@saddlebag/domain/api';
import { sessionEnded } from '@saddlebag/domain/session';
import { publicPaths } from '../../public-paths.ts';
import './texts.ts';

type SharedOrder = Pick<Order, 'id' | 'vendorId'>;

/** The public link of an order, as far as the portal knows it. */
export type SharedLink =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'revoked' }
  | {
      readonly state: 'ready';
      readonly url: string;
      readonly notice?: 'copied' | 'copy-failed' | 'revoke-failed';
    };

type ReadyLink = Extract<SharedLink, { state: 'ready' }>;

export const linkRequested = createEvent<SharedOrder>();
export const linkCopied = createEvent<string>();
export const linkSent = createEvent<string>();
export const linkRevoked = createEvent<SharedOrder>();

const issueLinkFx = attach({
  effect: issueOrderLinkFx,
  mapParams: ({ id, vendorId }: SharedOrder) => ({ orderId: id, vendorId }),
});
const revokeLinkFx = attach({
  effect: revokeOrderLinkFx,
  mapParams: ({ id, vendorId }: SharedOrder) => ({ orderId: id, vendorId }),
});
export const $isRevoking = revokeLinkFx.pending;

interface LinkAction {
  readonly orderId: string;
  readonly url: string;
}
/** Rejects if the browser denies access to the clipboard. */
export const copyTextFx = createEffect(({ url }: LinkAction) => navigator.clipboard.writeText(url));
/** Opens the device's share sheet. Rejects if the vendor closes it. */
const openShareSheetFx = createEffect(({ url }: LinkAction) => navigator.share({ url }));

/** Returns the origin of public links: the page's own, which serves the public pages too. */
export const $findOrigin = createStore(() => location.origin, { serialize: 'ignore' });
const linkIssued = sample({
  clock: issueLinkFx.done,
  source: $findOrigin,
  fn: (findOrigin, { params, result }) => ({
    orderId: params.id,
    url: new URL(publicPaths.tracking(result.token), findOrigin()).href,
  }),
});

type Links = Readonly<Record<string, SharedLink>>;

const withLink = (links: Links, orderId: string, link: SharedLink): Links => ({ ...links, [orderId]: link });

/** Adds a notice to a link that is still shown. */
const withNotice = (links: Links, orderId: string, notice: ReadyLink['notice']): Links => {
  const link = links[orderId];
  return link?.state === 'ready' && notice !== undefined
    ? withLink(links, orderId, { ...link, notice })
    : links;
};

/** The links by order id. An order without a link has no entry. */
export const $links = createStore<Links>({}, { serialize: 'ignore' })
  .on(issueLinkFx, (links, { id }) => withLink(links, id, { state: 'loading' }))
  .on(linkIssued, (links, { orderId, url }) => withLink(links, orderId, { state: 'ready', url }))
  .on(issueLinkFx.fail, (links, { params }) => withLink(links, params.id, { state: 'failed' }))
  .on(revokeLinkFx.done, (links, { params }) => withLink(links, params.id, { state: 'revoked' }))
  .on(revokeLinkFx.fail, (links, { params }) => withNotice(links, params.id, 'revoke-failed'))
  .on(copyTextFx.done, (links, { params }) => withNotice(links, params.orderId, 'copied'))
  .on(copyTextFx.fail, (links, { params }) => withNotice(links, params.orderId, 'copy-failed'))
  .reset(sessionEnded);

sample({ clock: linkRequested, target: issueLinkFx });
sample({ clock: linkRevoked, target: revokeLinkFx });

// When the vendor copies or sends a link, use the link of that order.
const readyLinkOf = (links: Links, orderId: string): LinkAction | undefined => {
  const link = links[orderId];
  return link?.state === 'ready' ? { orderId, url: link.url } : undefined;
};
sample({
  clock: sample({ clock: linkCopied, source: $links, fn: readyLinkOf }).filterMap((action) => action),
  target: copyTextFx,
});
sample({
  clock: sample({ clock: linkSent, source: $links, fn: readyLinkOf }).filterMap((action) => action),
  target: openShareSheetFx,
});
