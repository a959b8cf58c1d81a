import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=paste';

// English texts of pasted messages.
provideTexts('en', texts);
