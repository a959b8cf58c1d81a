import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=toast';

// The English of the messages.
provideTexts('en', texts);
