import { Button } from '../../button/button.tsx';
import { SearchIcon } from '../../icon/search-icon.tsx';
import { EmptyState } from '../empty-state.tsx';

/** A title whose long word breaks, and actions that wrap. */
export const EmptyStateLongText = () => (
  <EmptyState
    icon={<SearchIcon size={32} />}
    title="Für Donaudampfschifffahrtsgesellschaftskantine wurden keine Lieferungen gefunden"
    description="Weder nach der Telefonnummer +880 1712 345600 noch nach dem Namen des Empfängers gab es an den gewählten Tagen eine Bestellung."
  >
    <Button>Alle Filter zurücksetzen</Button>
    <Button variant="secondary">Einen anderen Zeitraum wählen</Button>
  </EmptyState>
);
