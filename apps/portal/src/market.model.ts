import { sample } from 'effector';
import { formatCountryChanged } from '@saddlebag/domain/i18n';
import { $market } from '@saddlebag/domain/vendors';

// Numbers and times are written as in the country of the outlet in use.
sample({ clock: $market, fn: ({ country }) => country, target: formatCountryChanged });
