import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=paste';

// The English of what is said about a paste.
provideTexts('en', texts);
