import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=guest';

// The English of what is said to guests; it comes with the code that says it.
provideTexts('en', texts);
