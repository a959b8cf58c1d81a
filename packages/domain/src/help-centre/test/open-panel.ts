import { allSettled } from 'effector';
import { sessionStarted } from '../../account/session/index.ts';
import { vendorSelected } from '../../account/vendors/index.ts';
import type { HostMessage, PanelMessageType } from '../../contracts/index.ts';
import { sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { jsonResponse } from '../../testing/scripted-service.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { $panel, $panelFrame, panelOpened, type WindowMessage } from '../index.ts';

export const panelOrigin = 'https://help.example';
/** The data of a message of the panel. */
export const say = (type: PanelMessageType) => ({ channel: 'saddlebag:help-centre', type });

interface Options {
  /** The response of the help centre. */
  readonly init?: () => Response;
  /** The response to a request for a token. `count` is its number. */
  readonly token?: (count: number) => Response;
}

/** Signs in, and simulates the service, the help centre and the frame of its panel. */
export const createPanelFixture = async ({
  init = () => jsonResponse(200, { url: `${panelOrigin}/panel` }),
  token = (count) => jsonResponse(200, { result: `token-${count}` }),
}: Options = {}) => {
  const clock = createVirtualClock();
  const posted: (readonly [message: HostMessage, origin: string])[] = [];
  const reports: unknown[] = [];
  const initBodies: unknown[] = [];
  const tokenUrls: string[] = [];
  let listener: ((message: WindowMessage) => void) | null = null;
  const scope = seedScope({
    clock,
    vendors: [vendorFixture(), vendorFixture({ id: 'y0ud', name: 'Youdim' })],
    reporter: { report: (_, detail) => reports.push(detail) },
    fetch: (input, options) => {
      if (!String(input).endsWith('/hc_jwt_token')) {
        initBodies.push(JSON.parse(String(options?.body)));
        return Promise.resolve(init());
      }
      tokenUrls.push(String(input));
      return Promise.resolve(token(tokenUrls.length));
    },
    values: [
      [
        $panelFrame,
        {
          listen: (next: (message: WindowMessage) => void) => {
            listener = next;
            return () => {
              listener = null;
            };
          },
          post: (message: HostMessage, origin: string) => posted.push([message, origin]),
        },
      ],
    ],
  });
  await allSettled(sessionStarted, { scope, params: sessionFixture() });
  await allSettled(vendorSelected, { scope, params: 'k4ch' });

  const receive = async (message: Partial<WindowMessage>) => {
    listener?.({ origin: panelOrigin, isFromPanel: true, data: null, ...message });
    await clock.advance(0);
  };
  return {
    scope,
    clock,
    posted,
    reports,
    initBodies,
    tokenUrls,
    isListening: () => listener !== null,
    status: () => scope.getState($panel).status,
    open: async () => {
      void allSettled(panelOpened, { scope });
      await clock.advance(0);
    },
    receive,
    /** Receives messages of the panel in order. */
    hear: async (...types: readonly PanelMessageType[]) => {
      for (const type of types) await receive({ data: say(type) });
    },
  };
};
