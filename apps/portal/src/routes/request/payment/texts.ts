import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=payment';

// English texts of payments.
provideTexts('en', texts);
