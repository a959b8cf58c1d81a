import { provideTexts } from '@saddlebag/domain/i18n-functions';
import texts from '../../locales/en.json?only=prohibited';

provideTexts('en', texts);
