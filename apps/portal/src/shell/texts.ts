import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../locales/en.json?only=error,geolocator,nav,request,text,validation,vendor';

// English texts of the signed-in screens. Other languages fall back to them.
provideTexts('en', texts);
