import type { Order, Vendor } from '@saddlebag/domain/api';
import { localeOf, type Translate } from '@saddlebag/domain/i18n';
import type { Mode } from '@saddlebag/domain/session';
import { toAsciiDigits } from '@saddlebag/domain/text';
import type { Command } from '@saddlebag/ui/command-palette';
import {
  GlobeIcon,
  HelpIcon,
  InfoIcon,
  ListIcon,
  LogoutIcon,
  MoonIcon,
  PlusIcon,
  StoreIcon,
  SunIcon,
} from '@saddlebag/ui/icon';
import type { Appearance } from '../../appearance/appearance.model.ts';
import { paths } from '../../paths.ts';
import { newRequestKey, sectionKeys, sectionPrefix } from '../../shortcuts/index.ts';
import type { sections } from '../sections.tsx';
import type { CommandAction } from './command-action.ts';

/** A command of the palette with its action. */
export interface PaletteCommand extends Command {
  readonly action: CommandAction;
}

export interface CommandContext {
  readonly mode: Mode;
  /** The sections that the account has. */
  readonly sections: typeof sections;
  readonly hasHelpCentre: boolean;
  readonly vendors: readonly Vendor[];
  readonly selectedVendorId: string | null;
  readonly orders: readonly Order[];
  readonly languages: readonly string[];
  readonly language: string;
  readonly appearance: Appearance;
}

const groupOf = (t: Translate, name: string, commands: readonly PaletteCommand[]) =>
  commands.map((command) => ({ ...command, group: t(`palette.${name}`) }));

const screenCommands = (t: Translate, context: CommandContext): readonly PaletteCommand[] => {
  const { mode, selectedVendorId } = context;
  const screens = context.sections.map(({ name, path, icon }) => ({
    id: `screen ${name}`,
    label: t(`nav.${name}`),
    keywords: [t(`nav.${name}-spoken`)],
    icon,
    shortcut: [sectionPrefix, sectionKeys[name]].map((key) => key.toUpperCase()),
    action: { type: 'open-screen', path: path(selectedVendorId) } as const,
  }));
  const helpCentre: PaletteCommand = {
    id: 'screen help-centre',
    label: t('help-center.menu'),
    icon: <HelpIcon />,
    action: { type: 'open-screen', path: paths.helpCenter(selectedVendorId) },
  };
  const faq: PaletteCommand = {
    id: 'screen faq',
    label: t('help-center.faq'),
    keywords: ['FAQ'],
    icon: <InfoIcon />,
    action: { type: 'open-screen', path: paths.faq() },
  };
  return [...screens, ...(context.hasHelpCentre ? [helpCentre] : []), ...(mode === 'GODROID' ? [] : [faq])];
};

const outletCommands = ({ vendors }: CommandContext): readonly PaletteCommand[] =>
  vendors.length < 2
    ? []
    : vendors.map(({ id, name }) => ({
        id: `outlet ${id}`,
        label: `${name} - ${id}`,
        icon: <StoreIcon />,
        action: { type: 'pick-outlet', vendorId: id },
      }));

const openOrder = (orderId: string, label: string, vendorId: string | null): PaletteCommand => ({
  id: `order ${orderId}`,
  label,
  icon: <ListIcon />,
  action: { type: 'open-order', orderId, vendorId },
});

const orderCommands = ({ orders, selectedVendorId }: CommandContext): readonly PaletteCommand[] =>
  orders.map(({ id, customer }) => ({
    ...openOrder(id, `${id} · ${customer.name}`, selectedVendorId),
    keywords: [customer.phoneNumber],
  }));

const appearanceIcons = { light: <SunIcon />, dark: <MoonIcon />, system: undefined };

const settingCommands = (t: Translate, context: CommandContext): readonly PaletteCommand[] => [
  ...context.languages
    .filter((tag) => tag !== context.language)
    .map((tag) => ({
      id: `language ${tag}`,
      label: t('palette.language', { name: localeOf(tag).endonym }),
      icon: <GlobeIcon />,
      action: { type: 'choose-language', language: tag } as const,
    })),
  ...(['light', 'dark', 'system'] as const)
    .filter((appearance) => appearance !== context.appearance)
    .map((appearance) => ({
      id: `appearance ${appearance}`,
      label: t('palette.appearance', { name: t(`preferences.appearance-${appearance}`) }),
      icon: appearanceIcons[appearance],
      action: { type: 'choose-appearance', appearance } as const,
    })),
  {
    id: 'shortcuts',
    label: t('palette.shortcuts'),
    icon: <InfoIcon />,
    shortcut: ['?'],
    action: { type: 'list-shortcuts' },
  },
];

/** Returns the commands that the account has, with the orders and outlets that it can open. */
export const listCommands = (t: Translate, context: CommandContext): readonly PaletteCommand[] => {
  const newRequest: PaletteCommand = {
    id: 'new-request',
    label: t('palette.new-request'),
    icon: <PlusIcon />,
    shortcut: [newRequestKey.toUpperCase()],
    action: { type: 'open-screen', path: paths.request(context.selectedVendorId) },
  };
  const logOut: PaletteCommand = {
    id: 'log-out',
    label: t('nav.sign-out'),
    icon: <LogoutIcon />,
    action: { type: 'log-out' },
  };
  return [
    ...groupOf(t, 'screens', [newRequest, ...screenCommands(t, context)]),
    ...groupOf(t, 'orders', orderCommands(context)),
    ...groupOf(t, 'outlets', outletCommands(context)),
    ...groupOf(t, 'settings', settingCommands(t, context)),
    ...groupOf(t, 'account', context.mode === 'GODROID' ? [] : [logOut]),
  ];
};

/** Matches the id of an order: the vendor's id or `pgo`, and six digits. */
const orderIdPattern = /^(?:[a-z0-9]{4}|pgo)-[0-9]{6}$/;

/**
 * Returns the command that opens the order whose id was typed in full. The id begins with the vendor's id, so an order
 * of another outlet of the account opens for that outlet.
 */
export const findTypedOrder = (
  t: Translate,
  { vendors, selectedVendorId }: Pick<CommandContext, 'vendors' | 'selectedVendorId'>,
  query: string,
): readonly PaletteCommand[] => {
  const orderId = toAsciiDigits(query.trim()).toLowerCase();
  if (!orderIdPattern.test(orderId)) return [];
  const owner = vendors.find(({ id }) => orderId.startsWith(`${id}-`));
  const command = openOrder(orderId, t('palette.open-order', { id: orderId }), owner?.id ?? selectedVendorId);
  return groupOf(t, 'orders', [command]);
};
