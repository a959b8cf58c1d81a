import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=tracking';

// The English of the tracking screen.
provideTexts('en', texts);
