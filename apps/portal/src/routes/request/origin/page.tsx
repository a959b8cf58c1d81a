import { useGate, useUnit } from 'effector-react';
import type { FormEvent } from 'react';
import { $originForm, originConfirmed } from '@saddlebag/domain/origin';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { FormFooter } from '../footer/form-footer.tsx';
import { useWideScreen } from '../../../widgets/wide-screen/index.ts';
import { OriginGate } from './model.ts';
import { OriginAddress } from './origin-address.tsx';
import { OriginDetails } from './origin-details.tsx';
import { OriginMap } from './origin-map.tsx';

/** The screen that asks for the origin: first the address, then the sender. */
export function OriginPage() {
  const t = useT();
  useGate(OriginGate);
  const isWide = useWideScreen();
  const [form, confirm] = useUnit([$originForm, originConfirmed]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    confirm();
  };

  return (
    <main
      id="content"
      tabIndex={-1}
      data-slot="origin-page"
      className="grid flex-1 grid-cols-[minmax(0,1fr)] focus-visible:outline-none lg:h-[calc(100dvh-var(--sb-size-header))] lg:flex-none lg:grid-cols-[minmax(26rem,34rem)_1fr] lg:grid-rows-[minmax(0,1fr)]"
    >
      <form
        noValidate
        className="flex min-h-0 flex-col bg-surface lg:border-e lg:border-border"
        onSubmit={onSubmit}
      >
        <div className="flex flex-1 flex-col gap-6 px-5 pt-6 pb-8 lg:relative lg:overflow-y-auto lg:px-8 lg:pt-8">
          <header className="flex flex-col gap-2">
            <h1 className="text-2xl">{t('origin.title')}</h1>
            <p className="text-muted">{t('origin.lead')}</p>
          </header>
          <OriginAddress />
          {!isWide && form.place && (
            <OriginMap className="h-64 overflow-hidden rounded-card border border-border" />
          )}
          {form.place && <OriginDetails />}
        </div>
        {form.place && (
          <FormFooter>
            <Button type="submit" size="lg" block>
              {t('origin.continue')}
            </Button>
          </FormFooter>
        )}
      </form>
      {isWide && <OriginMap className="min-h-0" />}
    </main>
  );
}
