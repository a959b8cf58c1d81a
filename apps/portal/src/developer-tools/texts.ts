import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../locales/en.json?only=flags';

// English texts of the developer tools.
provideTexts('en', texts);
