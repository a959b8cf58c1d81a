import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=terms';

// The English of the terms.
provideTexts('en', texts);
