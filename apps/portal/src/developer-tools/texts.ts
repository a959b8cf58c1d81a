import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../locales/en.json?only=flags';

// The English of the developer's tools.
provideTexts('en', texts);
