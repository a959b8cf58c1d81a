import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=origin';

// The English of the questions after the pick-up; it comes with their code.
provideTexts('en', texts);
