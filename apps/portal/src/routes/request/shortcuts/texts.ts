import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=counter';

// English texts of the shortcuts and of the confirmation before a second rider.
provideTexts('en', texts);
