import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=extras,vat';

provideTexts('en', texts);
