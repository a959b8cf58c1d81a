import texts from '../locales/en.json?only=error,geolocator,map,request,status,text,validation,vendor';

/** The English of the signed-in screens. */
export const shellTexts = texts;
