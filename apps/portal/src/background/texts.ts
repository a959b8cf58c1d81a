import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../locales/en.json?only=build,offline,screen';

provideTexts('en', texts);
