import { Button } from '../../button/button.tsx';
import { SearchIcon } from '../../icon/search-icon.tsx';
import { EmptyState } from '../empty-state.tsx';

/** Long words break and several actions wrap. */
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
