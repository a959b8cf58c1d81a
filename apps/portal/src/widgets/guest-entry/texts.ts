import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=guest';

// English texts for guests.
provideTexts('en', texts);
