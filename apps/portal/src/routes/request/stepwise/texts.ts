import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=steps';

// The English of what small screens have around a step.
provideTexts('en', texts);
