import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=toast';

// English texts of the toasts.
provideTexts('en', texts);
