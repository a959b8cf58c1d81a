import { helpCentreInit, helpMessageSchema } from '@saddlebag/domain/contracts';
import type { Context, Hono } from 'hono';
import type { Caller } from '../accounts/tokens.ts';
import { readBody } from '../http/read-input.ts';
import { unauthorized } from '../http/refusal.ts';
import { jsonResponse, toErrorResponse } from '../http/responses.ts';
import { requireJson, requireSameOrigin } from '../http/same-origin.ts';
import { withFaults } from '../http/with-faults.ts';
import type { Service } from '../service.ts';
import { toStoredMessage } from './help-message.ts';

const host = '/help-centre';
const tokenScheme = 'HelpCentre ';

/**
 * Serves the help centre, which is a service of its own: the start of a panel and the messages of its contact form.
 * The panel is a page of the portal's build, so the portal files contain it.
 */
export const mountHelpCentre = (app: Hono, service: Service): void => {
  const requireCaller = async (token: string | undefined): Promise<Caller> => {
    const caller = token === undefined ? null : await service.tokens.readHelpCentre(token);
    if (caller === null) throw unauthorized();
    return caller;
  };
  const route =
    (handle: (context: Context) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      try {
        return await withFaults(service, context, null, () => handle(context));
      } catch (error) {
        return toErrorResponse(service, error);
      }
    };

  app.post(
    `${host}${helpCentreInit.path}`,
    route(async (context) => {
      const { verification_token: token, locale } = await readBody(context, helpCentreInit.body);
      await requireCaller(token);
      const url = new URL(`${host}/panel`, context.req.url);
      url.searchParams.set('locale', locale);
      return jsonResponse(service.clock, { url: url.href });
    }),
  );
  app.use(`${host}/messages`, requireSameOrigin(service), requireJson(service));
  app.post(
    `${host}/messages`,
    route(async (context) => {
      const authorization = context.req.header('authorization');
      const caller = await requireCaller(
        authorization?.startsWith(tokenScheme) ? authorization.slice(tokenScheme.length) : undefined,
      );
      const record = toStoredMessage(service, caller, await readBody(context, helpMessageSchema));
      service.save([{ table: 'message', record }]);
      await service.store.settled();
      return jsonResponse(service.clock, { result: { id: record.id } });
    }),
  );
};
