import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { loadPublicOrderFx, loadPublicProofFx, type ApiFailure } from '@saddlebag/domain/api';
import { $clock } from '@saddlebag/domain/ports';
import { linkOpened, type PublicOrder } from '@saddlebag/domain/public-pages';
import { PageI18nProvider, loadPageI18n, type PageI18n } from '../public-pages/shell/page-i18n.tsx';
import { englishTexts } from '../public-pages/shell/texts.ts';
import { $baseMapEngine } from '../public-pages/order/base-map.ts';
import { storyNow } from './public-orders.ts';
import type { Meta } from '@storybook/react-vite';

/** The service's answers in a story of a public page. */
export interface PublicPageStoryArgs {
  /** Null leaves the call without a response. */
  readonly order: PublicOrder | ApiFailure | null;
  readonly proof?: string | ApiFailure;
}

const never = new Promise<never>(() => undefined);

const isFailure = (answer: unknown): answer is ApiFailure =>
  typeof answer === 'object' && answer !== null && 'kind' in answer;

const reply = async <T,>(answer: T | ApiFailure | null): Promise<T> => {
  if (answer === null) return never;
  if (isFailure(answer)) throw answer;
  return answer;
};

/** A refusal of the service with this translation key. */
export const refusal = (status: number, translationKey: string): ApiFailure => ({
  kind: 'rejected',
  status,
  message: translationKey,
  translationKey,
  retryAfterMs: null,
});

const openPage = ({ order, proof = refusal(404, 'error.proof-deleted') }: PublicPageStoryArgs) => {
  const scope = fork({
    values: [
      // The clock stands still, so that the age of the page does not change between two pictures.
      [$clock, { now: () => storyNow, sleep: () => never }],
      [$baseMapEngine, 'static'],
    ],
    handlers: [
      [loadPublicOrderFx, () => reply(order)],
      [loadPublicProofFx, () => reply(proof)],
    ],
  });
  void allSettled(linkOpened, { scope, params: 'story' });
  return scope;
};

/** Settings shared by the stories of a public page. */
export const publicPageMeta = (Page: ComponentType) =>
  ({
    parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
    loaders: [
      async ({
        args,
        globals,
      }: {
        args: PublicPageStoryArgs;
        globals: Readonly<Record<string, unknown>>;
      }) => {
        const { language } = globals;
        return {
          scope: openPage(args),
          i18n: await loadPageI18n({
            language: typeof language === 'string' ? language : 'en',
            country: 'bd',
            english: englishTexts,
            choices: ['en', 'bn'],
          }),
        };
      },
    ],
    render: (_, { loaded }) => (
      <Provider value={loaded['scope'] as ReturnType<typeof openPage>}>
        <PageI18nProvider i18n={loaded['i18n'] as PageI18n}>
          <Page />
        </PageI18nProvider>
      </Provider>
    ),
  }) satisfies Meta<PublicPageStoryArgs>;
