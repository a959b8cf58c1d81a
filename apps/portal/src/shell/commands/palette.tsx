import { useGate, useUnit } from 'effector-react';
import { useCallback, useMemo } from 'react';
import { $supportedLanguages } from '@saddlebag/domain/i18n';
import { useLocale, useT } from '@saddlebag/domain/react';
import { $mode } from '@saddlebag/domain/session';
import { $selectedVendor, $vendors } from '@saddlebag/domain/vendors';
import { CommandPalette } from '@saddlebag/ui/command-palette';
import { $appearance } from '../../appearance/appearance.model.ts';
import { $hasHelpCentre } from '../../widgets/help-centre/index.ts';
import { $openLayer, $sections, commandPicked, layerClosed } from './commands.model.ts';
import { $knownOrders, PaletteGate } from './known-orders.model.ts';
import { findTypedOrder, listCommands } from './list-commands.tsx';

/** The searchable list of screens, orders, outlets and actions. */
export function Palette() {
  const t = useT();
  const { locale: language } = useLocale();
  const [openLayer, close, pick] = useUnit([$openLayer, layerClosed, commandPicked]);
  const isOpen = openLayer === 'palette';
  useGate(PaletteGate, { isOpen });
  const [mode, sections, hasHelpCentre] = useUnit([$mode, $sections, $hasHelpCentre]);
  const [vendors, selected, orders] = useUnit([$vendors, $selectedVendor, $knownOrders]);
  const [languages, appearance] = useUnit([$supportedLanguages, $appearance]);
  const selectedVendorId = selected?.id ?? null;
  const commands = useMemo(
    () =>
      listCommands(t, {
        mode,
        sections,
        hasHelpCentre,
        vendors,
        selectedVendorId,
        orders,
        languages,
        language,
        appearance,
      }),
    [t, mode, sections, hasHelpCentre, vendors, selectedVendorId, orders, languages, language, appearance],
  );
  const findCommands = useCallback(
    (query: string) => findTypedOrder(t, { vendors, selectedVendorId }, query),
    [t, vendors, selectedVendorId],
  );

  return (
    <CommandPalette
      open={isOpen}
      onOpenChange={(willOpen) => !willOpen && close()}
      commands={commands}
      findCommands={findCommands}
      onCommandRun={({ action }) => pick(action)}
      labels={{
        title: t('palette.title'),
        search: t(mode === 'GUEST' ? 'palette.search-guest' : 'palette.search'),
        empty: t('palette.empty'),
        close: t('action.close'),
        count: (count) => t('palette.count', { count }),
      }}
    />
  );
}
