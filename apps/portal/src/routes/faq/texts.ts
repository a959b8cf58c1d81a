import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=faq';

provideTexts('en', texts);
