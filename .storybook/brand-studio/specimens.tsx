import { BasicAddressAutocomplete } from '../../packages/ui/src/address-autocomplete/examples/basic.tsx';
import { ButtonSizes } from '../../packages/ui/src/button/examples/sizes.tsx';
import { ButtonVariants } from '../../packages/ui/src/button/examples/variants.tsx';
import { ButtonDisabled } from '../../packages/ui/src/button/examples/disabled.tsx';
import { SingleDayCalendar } from '../../packages/ui/src/calendar/examples/single.tsx';
import { CalloutTones } from '../../packages/ui/src/callout/examples/tones.tsx';
import { CardFieldsPayment } from '../../packages/ui/src/card-fields/examples/pay.tsx';
import { BarChartOrdersPerDay } from '../../packages/ui/src/chart/examples/orders-a-day.tsx';
import { CheckboxStates } from '../../packages/ui/src/checkbox/examples/states.tsx';
import { ConfirmDialogDanger } from '../../packages/ui/src/confirm-dialog/examples/danger.tsx';
import { DataTablePages } from '../../packages/ui/src/data-table/examples/pages.tsx';
import { HistoryDateRange } from '../../packages/ui/src/date-range-picker/examples/history.tsx';
import { DeliverLater } from '../../packages/ui/src/date-time-picker/examples/deliver-later.tsx';
import { DescriptionListLayouts } from '../../packages/ui/src/description-list/examples/layouts.tsx';
import { DrawerOrderDetails } from '../../packages/ui/src/drawer/examples/order-details.tsx';
import { EmptyStateNoOrders } from '../../packages/ui/src/empty-state/examples/no-orders.tsx';
import { FieldComposition } from '../../packages/ui/src/field/examples/composition.tsx';
import { FileDropOrderFile } from '../../packages/ui/src/file-drop/examples/order-file.tsx';
import { IconGallery } from '../../packages/ui/src/icon/examples/gallery.tsx';
import { LanguagePreference } from '../../packages/ui/src/language-picker/examples/preference.tsx';
import { PlannedRouteMap } from '../../packages/ui/src/map/examples/planned-route.tsx';
import { MenuOrderActions } from '../../packages/ui/src/menu/examples/order-actions.tsx';
import { NavTabs } from '../../packages/ui/src/nav-tabs/index.ts';
import { OneTimeCodeSignIn } from '../../packages/ui/src/one-time-code/examples/sign-in.tsx';
import { PasswordFieldBasic } from '../../packages/ui/src/password-field/examples/basic.tsx';
import { BasicPhoneInput } from '../../packages/ui/src/phone-input/examples/basic.tsx';
import { PopoverBasic } from '../../packages/ui/src/popover/examples/basic.tsx';
import { ProgressTones } from '../../packages/ui/src/progress/examples/tones.tsx';
import { RadioGroupPayment } from '../../packages/ui/src/radio-group/examples/payment.tsx';
import { SegmentedControlTheme } from '../../packages/ui/src/segmented-control/examples/theme.tsx';
import { SkeletonCard } from '../../packages/ui/src/skeleton/examples/card.tsx';
import { SpinnerBasic } from '../../packages/ui/src/spinner/examples/basic.tsx';
import { StatusBadgeTones } from '../../packages/ui/src/status-badge/examples/tones.tsx';
import { StepperRequest } from '../../packages/ui/src/stepper/examples/request.tsx';
import { SwitchStates } from '../../packages/ui/src/switch/examples/states.tsx';
import { TabsOrders } from '../../packages/ui/src/tabs/examples/orders.tsx';
import { TextAreaCounted } from '../../packages/ui/src/text-area/examples/counter.tsx';
import { TextFieldStates } from '../../packages/ui/src/text-field/examples/states.tsx';
import { TimelineDelivery } from '../../packages/ui/src/timeline/examples/delivery.tsx';
import { BasicVendorPicker } from '../../packages/ui/src/vendor-picker/examples/basic.tsx';
import { CommandSpecimen } from './command-specimen.tsx';
import { PagesSpecimen } from './pages-specimen.tsx';
import { MessageSpecimen } from './message-specimen.tsx';
import { TypeSpecimen } from './type-specimen.tsx';
import type { ReactNode } from 'react';
import type { ScriptCode, Theme } from '../../packages/ui/tokens/index.ts';

/** Arguments of a specimen's render function. */
interface SpecimenProps {
  readonly theme: Theme;
  /** The scripts for which the brand sets a typeface. */
  readonly scripts: readonly ScriptCode[];
}

type Specimen = (props: SpecimenProps) => ReactNode;

/** The component examples on the sheet. They are the same examples as in the stories. */
export const specimens: readonly (readonly [title: string, specimen: Specimen])[] = [
  [
    'Buttons',
    () => (
      <>
        <ButtonVariants />
        <ButtonSizes />
        <ButtonDisabled />
      </>
    ),
  ],
  ['Status', () => <StatusBadgeTones />],
  ['Type', ({ scripts }) => <TypeSpecimen scripts={scripts} />],
  ['Text fields', () => <TextFieldStates />],
  [
    'Choices',
    () => (
      <>
        <RadioGroupPayment />
        <CheckboxStates />
        <SwitchStates />
        <SegmentedControlTheme />
      </>
    ),
  ],
  ['Callouts', () => <CalloutTones />],
  ['Timeline', () => <TimelineDelivery />],
  ['Order', () => <DescriptionListLayouts />],
  [
    'Navigation',
    ({ theme }) => (
      <NavTabs.Root aria-label={`Specimen, ${theme}`} className="rounded-control bg-nav px-2 text-on-nav">
        <NavTabs.Item href="#request" active>
          Request
        </NavTabs.Item>
        <NavTabs.Item href="#tracking">Tracking</NavTabs.Item>
      </NavTabs.Root>
    ),
  ],
  ['Tabs', () => <TabsOrders />],
  ['Steps', () => <StepperRequest />],
  ['Progress', () => <ProgressTones />],
  [
    'Layers',
    () => (
      <div className="flex flex-wrap items-start gap-3">
        <DrawerOrderDetails />
        <ConfirmDialogDanger />
        <PopoverBasic />
        <MessageSpecimen />
        <MenuOrderActions />
        <CommandSpecimen />
      </div>
    ),
  ],
  [
    'Place, vendor, time',
    () => (
      <>
        <BasicAddressAutocomplete />
        <BasicVendorPicker />
        <DeliverLater />
        <HistoryDateRange />
      </>
    ),
  ],
  [
    'Phone, password, text',
    () => (
      <>
        <BasicPhoneInput />
        <PasswordFieldBasic />
        <TextAreaCounted />
        <FieldComposition />
      </>
    ),
  ],
  ['Card', () => <CardFieldsPayment />],
  ['Code', () => <OneTimeCodeSignIn />],
  ['Language', () => <LanguagePreference />],
  ['Calendar', () => <SingleDayCalendar />],
  ['Orders a day', () => <BarChartOrdersPerDay />],
  ['Map', ({ theme }) => <PlannedRouteMap label={`The way to the customer, ${theme}`} className="h-72" />],
  ['File', () => <FileDropOrderFile />],
  ['Empty state', () => <EmptyStateNoOrders />],
  [
    'Loading',
    () => (
      <>
        <SkeletonCard />
        <SpinnerBasic />
      </>
    ),
  ],
  ['Orders', () => <DataTablePages />],
  ['Pages', ({ theme }) => <PagesSpecimen theme={theme} />],
  ['Icons', () => <IconGallery />],
];
