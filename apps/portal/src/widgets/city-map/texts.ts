import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=map';

provideTexts('en', texts);
