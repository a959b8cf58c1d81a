import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../locales/en.json?only=embedded';

// The English of what is said inside a partner's app; it comes with the code that says it.
provideTexts('en', texts);
