import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../locales/en.json?only=embedded';

// English texts of the embedded portal.
provideTexts('en', texts);
