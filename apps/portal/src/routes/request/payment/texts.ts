import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=payment';

// The English of payments.
provideTexts('en', texts);
