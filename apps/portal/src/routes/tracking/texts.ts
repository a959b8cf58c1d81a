import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=tracking';

// English texts of the tracking screen.
provideTexts('en', texts);
