import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=origin';

// English texts of the origin.
provideTexts('en', texts);
