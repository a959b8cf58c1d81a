import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=order';

// English texts of the order actions.
provideTexts('en', texts);
