import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=terms';

// English texts of the terms.
provideTexts('en', texts);
