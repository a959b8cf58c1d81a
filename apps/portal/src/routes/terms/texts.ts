import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=terms';

provideTexts('en', texts);
