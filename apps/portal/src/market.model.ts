import { sample } from 'effector';
import { formatCountryChanged } from '@saddlebag/domain/i18n';
import { $market } from '@saddlebag/domain/vendors';

// Formats numbers and times for the country of the selected outlet.
sample({ clock: $market, fn: ({ country }) => country, target: formatCountryChanged });
