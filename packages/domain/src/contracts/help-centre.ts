import * as z from 'zod/mini';
import { text } from './bounded-text.ts';
import { defineContract } from './define-contract.ts';
import { textLimits } from './text-limits.ts';
import { id, token } from './text.ts';

/** Reads a token that identifies the vendor to the help centre. It is valid for `tokenLifeMs`. */
export const getHelpCentreTokenContract = defineContract({
  id: 'getHelpCentreToken',
  method: 'GET',
  service: 'orders',
  path: '/vendor/{vendorId}/hc_jwt_token',
  summary: 'Read the help-centre token of a vendor',
  params: z.object({ vendorId: id }),
  response: z.object({ result: z.string().check(z.minLength(1)) }),
});

/** Times of the help centre in milliseconds (specification 001, section 4). */
export const helpCentreTimes = { tokenLifeMs: 3_600_000, tokenRefreshMarginMs: 300_000 } as const;

/** The version of the messages below, which the portal announces to the help centre. */
export const helpCentreBridge = 'post-message-1';

const name = text(textLimits.email);

/** zod's own check of URLs would add 600 bytes to the first load. */
const isHttpUrl = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * Starts a panel. The help centre is a service of its own: `POST {host}/conditions-api/v1/init` with this body
 * (specification 001, sections 3 and 7).
 */
export const helpCentreInit = {
  id: 'helpCentreInit',
  path: '/conditions-api/v1/init',
  body: z.object({
    user_id: id,
    email: name,
    guest: z.boolean(),
    name,
    brand: id,
    /** The brand and the country, such as `MANGROVE_BD`. */
    global_entity_id: id,
    country: id,
    locale: id,
    app_version: id,
    verification_token: token,
    bridge: z.literal(helpCentreBridge),
    service_type: z.literal('RIDER_REQUEST'),
  }),
  /** The address of the panel. Only HTTP addresses may open in a frame. */
  response: z.object({ url: z.string().check(z.refine(isHttpUrl, 'is not an HTTP address')) }),
} as const;
export type HelpCentreInit = z.output<typeof helpCentreInit.body>;

/** Separates the messages of the bridge from those of other frames and of browser extensions. */
const channel = 'saddlebag:help-centre';

/** The messages from the panel to the portal (specification 001, section 4). */
export const panelMessageTypes = [
  'init-will-start',
  'init-started',
  'init-done',
  'init-failed',
  'error',
  'token-wanted',
] as const;
export const panelMessageSchema = z.object({ channel: z.literal(channel), type: z.enum(panelMessageTypes) });
export type PanelMessageType = (typeof panelMessageTypes)[number];

/** Builds the data of a message to the portal. */
export const toPanelMessage = (type: PanelMessageType) => ({ channel, type });

/** The messages from the portal to the panel. The specification names no other. */
export type HostMessage =
  | { readonly type: 'host-ready' }
  | { readonly type: 'token'; readonly token: string }
  | { readonly type: 'token-denied' };

const ofChannel = z.literal(channel);
export const hostMessageSchema = z.discriminatedUnion('type', [
  z.object({ channel: ofChannel, type: z.literal('host-ready') }),
  z.object({ channel: ofChannel, type: z.literal('token'), token: z.string() }),
  z.object({ channel: ofChannel, type: z.literal('token-denied') }),
]);

/** Builds the data of a message to the panel. */
export const toHostMessage = (message: HostMessage) => ({ channel, ...message });
