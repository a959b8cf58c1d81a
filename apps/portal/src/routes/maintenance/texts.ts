import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=maintenance';

// English texts of the maintenance screen.
provideTexts('en', texts);
