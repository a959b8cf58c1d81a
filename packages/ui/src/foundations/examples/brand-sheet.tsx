import { brands } from 'virtual:saddlebag-brands';
import { Artwork } from '../../artwork/artwork.tsx';
import { Button } from '../../button/button.tsx';
import { Callout } from '../../callout/callout.tsx';
import { DescriptionList } from '../../description-list/index.ts';
import { CashIcon } from '../../icon/cash-icon.tsx';
import { GlobeIcon } from '../../icon/globe-icon.tsx';
import { RiderIcon } from '../../icon/rider-icon.tsx';
import { WalletIcon } from '../../icon/wallet-icon.tsx';
import { NavTabs } from '../../nav-tabs/index.ts';
import { RadioGroup } from '../../radio-group/index.ts';
import { StatusBadge } from '../../status-badge/status-badge.tsx';
import { Stepper } from '../../stepper/index.ts';
import { Switch } from '../../switch/switch.tsx';
import { TextArea } from '../../text-area/text-area.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import { Timeline } from '../../timeline/index.ts';
import { sheetTexts } from './brand-sheet-texts.ts';
import type { SheetTexts } from './brand-sheet-texts.ts';

function BrandHeader({ brandId, texts }: { readonly brandId: string; readonly texts: SheetTexts }) {
  const { name, logo } = brands.find(({ id }) => id === brandId) ?? brands[0];
  return (
    <header className="flex h-header items-center gap-8 bg-nav px-gutter text-on-nav">
      <span className="flex items-center gap-3">
        <Artwork artwork={logo.mark} className="h-8" />
        <Artwork artwork={logo.wordmark} label={name} className="h-6" />
      </span>
      <NavTabs.Root aria-label={texts.main} className="flex-1">
        <NavTabs.Item href="#request" active>
          {texts.request}
        </NavTabs.Item>
        <NavTabs.Item href="#tracking">{texts.tracking}</NavTabs.Item>
        <NavTabs.Item href="#history">{texts.history}</NavTabs.Item>
      </NavTabs.Root>
      <GlobeIcon className="max-sm:hidden" />
    </header>
  );
}

function RequestForm({ texts }: { readonly texts: SheetTexts }) {
  return (
    <section className="grid content-start gap-5 rounded-card bg-surface p-6 shadow-raised">
      <h1 className="m-0 text-3xl">{texts.title}</h1>
      <Stepper.Root aria-label={texts.title}>
        <Stepper.Step state="done">{texts.where}</Stepper.Step>
        <Stepper.Step state="current">{texts.who}</Stepper.Step>
        <Stepper.Step state="upcoming">{texts.pay}</Stepper.Step>
      </Stepper.Root>
      <TextField label={texts.name} defaultValue={texts.nameValue} />
      <TextField label={texts.phone} type="tel" dir="ltr" error={texts.phoneError} defaultValue="+8801" />
      <TextArea label={texts.notes} hint={texts.notesHint} limit={200} defaultValue={texts.notesValue} />
      <RadioGroup.Root label={texts.how} defaultValue="cash">
        <RadioGroup.Item value="paid" icon={<WalletIcon />}>
          {texts.paid}
        </RadioGroup.Item>
        <RadioGroup.Item value="cash" icon={<CashIcon />}>
          {texts.cash}
        </RadioGroup.Item>
      </RadioGroup.Root>
      <Switch defaultChecked>{texts.outlets}</Switch>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" startIcon={<RiderIcon />} className="flex-1">
          {texts.title}
        </Button>
        <Button size="lg" variant="secondary">
          {texts.later}
        </Button>
      </div>
    </section>
  );
}

function OrderDetails({ texts }: { readonly texts: SheetTexts }) {
  return (
    <section className="grid content-start gap-5">
      <div className="grid gap-5 rounded-card bg-raised p-6 shadow-floating">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="m-0 text-xl" dir="ltr">
            y0ud-000042
          </h2>
          <StatusBadge tone="info" live>
            {texts.onTheWay}
          </StatusBadge>
        </div>
        <Timeline.Root aria-label={texts.tracking}>
          <Timeline.Item state="done" title={texts.received} time="12:02" />
          <Timeline.Item state="current" title={texts.onTheWay} time="12:06">
            {texts.riderNear}
          </Timeline.Item>
          <Timeline.Item state="upcoming" title={texts.delivered} />
        </Timeline.Root>
        <DescriptionList.Root>
          <DescriptionList.Item term={texts.name}>{texts.nameValue}</DescriptionList.Item>
          <DescriptionList.Item term={texts.fee}>$ 7.00</DescriptionList.Item>
        </DescriptionList.Root>
        <Button variant="danger">{texts.cancel}</Button>
      </div>
      <Callout tone="warning" title={texts.closing}>
        {texts.closingText}
      </Callout>
      <div className="flex flex-wrap gap-2">
        <StatusBadge>{texts.unknown}</StatusBadge>
        <StatusBadge tone="success">{texts.delivered}</StatusBadge>
        <StatusBadge tone="danger">{texts.cancelled}</StatusBadge>
      </div>
    </section>
  );
}

/** Shows everything that a brand changes on one page, for review after each change to a brand file. */
export function BrandSheet({ brandId, language }: { readonly brandId: string; readonly language: string }) {
  const texts = sheetTexts(language);
  return (
    <div className="min-h-dvh bg-page">
      <BrandHeader brandId={brandId} texts={texts} />
      <main className="mx-auto grid max-w-5xl gap-8 p-gutter md:grid-cols-[3fr_2fr]">
        <RequestForm texts={texts} />
        <OrderDetails texts={texts} />
      </main>
    </div>
  );
}
