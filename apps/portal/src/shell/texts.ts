import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../locales/en.json?only=error,geolocator,map,request,status,text,validation,vendor';

// The English of the signed-in screens; it is what other languages fall back to.
provideTexts('en', texts);
