import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=address-search,recents';

// English texts of the address fields and their suggestions, which load after the screen.
provideTexts('en', texts);
