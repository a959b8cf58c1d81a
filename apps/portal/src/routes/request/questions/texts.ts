import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=value,vat';

// The English of what the request screen shows after its first picture.
provideTexts('en', texts);
