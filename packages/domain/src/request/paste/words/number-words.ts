/** Words for numbers, by value. A multiplier multiplies what precedes it. All words are lower case. */
type NumberWords = Readonly<Record<number, readonly string[]>>;

/** Numbers that add up. */
// prettier-ignore
export const additiveWords: NumberWords = {
  1: ['one', 'uno', 'una', 'un', 'ένα', 'μία', 'satu', 'isang', 'এক', 'ایک', 'واحد', 'หนึ่ง', 'เอ็ด', '一'],
  2: ['two', 'dos', 'due', 'δύο', 'δυο', 'dua', 'dalawang', 'দুই', 'دو', 'اثنين', 'สอง', 'ยี่', '二', '兩', '两'],
  3: ['three', 'tres', 'tre', 'τρία', 'τρεις', 'tiga', 'tatlong', 'তিন', 'تین', 'ثلاثة', 'สาม', '三'],
  4: ['four', 'cuatro', 'quattro', 'τέσσερα', 'τέσσερις', 'empat', 'apat na', 'চার', 'چار', 'اربعة', 'أربعة', 'สี่', '四'],
  5: ['five', 'cinco', 'cinque', 'πέντε', 'lima', 'limang', 'পাঁচ', 'پانچ', 'خمسة', 'ห้า', '五'],
  6: ['six', 'seis', 'sei', 'έξι', 'enam', 'anim na', 'ছয়', 'چھ', 'ستة', 'หก', '六'],
  7: ['seven', 'siete', 'sette', 'εφτά', 'επτά', 'tujuh', 'pitong', 'সাত', 'سات', 'سبعة', 'เจ็ด', '七'],
  8: ['eight', 'ocho', 'otto', 'οχτώ', 'οκτώ', 'lapan', 'delapan', 'walong', 'আট', 'آٹھ', 'ثمانية', 'แปด', '八'],
  9: ['nine', 'nueve', 'nove', 'εννιά', 'εννέα', 'sembilan', 'siyam na', 'নয়', 'نو', 'تسعة', 'เก้า', '九'],
  10: ['ten', 'diez', 'dieci', 'δέκα', 'sepuluh', 'sampu', 'দশ', 'دس', 'عشرة'],
  11: ['eleven', 'once', 'undici', 'έντεκα', 'sebelas', 'এগারো', 'گیارہ', 'احد عشر'],
  12: ['twelve', 'doce', 'dodici', 'δώδεκα', 'বারো', 'بارہ', 'اثنا عشر'],
  13: ['thirteen', 'trece', 'tredici', 'δεκατρία', 'তেরো', 'تیرہ'],
  14: ['fourteen', 'catorce', 'quattordici', 'δεκατέσσερα', 'চৌদ্দ', 'چودہ'],
  15: ['fifteen', 'quince', 'quindici', 'δεκαπέντε', 'পনেরো', 'পনের', 'پندرہ'],
  16: ['sixteen', 'dieciséis', 'dieciseis', 'sedici', 'δεκαέξι', 'ষোল', 'سولہ'],
  17: ['seventeen', 'diecisiete', 'diciassette', 'δεκαεφτά', 'δεκαεπτά', 'সতেরো', 'سترہ'],
  18: ['eighteen', 'dieciocho', 'diciotto', 'δεκαοχτώ', 'δεκαοκτώ', 'আঠারো', 'اٹھارہ'],
  19: ['nineteen', 'diecinueve', 'diciannove', 'δεκαεννιά', 'উনিশ', 'انیس'],
  20: ['twenty', 'veinte', 'venti', 'vent', 'είκοσι', 'dalawampu', 'বিশ', 'কুড়ি', 'بیس', 'عشرين'],
  21: ['veintiuno', 'veintiún', 'veintiun'],
  22: ['veintidós', 'veintidos'],
  23: ['veintitrés', 'veintitres'],
  24: ['veinticuatro'],
  25: ['veinticinco', 'পঁচিশ', 'پچیس'],
  26: ['veintiséis', 'veintiseis'],
  27: ['veintisiete'],
  28: ['veintiocho'],
  29: ['veintinueve'],
  30: ['thirty', 'treinta', 'trenta', 'trent', 'τριάντα', 'tatlumpu', 'ত্রিশ', 'تیس', 'ثلاثين'],
  40: ['forty', 'fourty', 'cuarenta', 'quaranta', 'quarant', 'σαράντα', 'apatnapu', 'চল্লিশ', 'چالیس', 'اربعين', 'أربعين'],
  50: ['fifty', 'cincuenta', 'cinquanta', 'cinquant', 'πενήντα', 'limampu', 'পঞ্চাশ', 'پچاس', 'خمسين'],
  60: ['sixty', 'sesenta', 'sessanta', 'sessant', 'εξήντα', 'animnapu', 'ষাট', 'ساٹھ', 'ستين'],
  70: ['seventy', 'setenta', 'settanta', 'settant', 'εβδομήντα', 'pitumpu', 'সত্তর', 'ستر', 'سبعين'],
  75: ['পঁচাত্তর', 'پچھتر'],
  80: ['eighty', 'ochenta', 'ottanta', 'ottant', 'ογδόντα', 'walumpu', 'আশি', 'اسی', 'ثمانين'],
  90: ['ninety', 'noventa', 'novanta', 'novant', 'ενενήντα', 'siyamnapu', 'নব্বই', 'نوے', 'تسعين'],
  100: ['cien', 'ciento', 'εκατό', 'εκατόν', 'seratus', 'مية', 'مئة', 'একশো', 'একশ', 'একশত'],
  200: ['দুইশো', 'দুইশ', 'দুশো', 'দুইশত', 'doscientos', 'doscientas', 'διακόσια', 'ميتين', 'مئتين'],
  300: ['তিনশো', 'তিনশ', 'তিনশত', 'trescientos', 'trescientas', 'τριακόσια', 'تلتمية', 'ثلاثمية', 'ثلاثمئة'],
  400: ['চারশো', 'চারশ', 'চারশত', 'cuatrocientos', 'cuatrocientas', 'τετρακόσια', 'ربعمية', 'أربعمية'],
  500: ['পাঁচশো', 'পাঁচশ', 'পাঁচশত', 'quinientos', 'quinientas', 'πεντακόσια', 'خمسمية', 'خمسمئة'],
  600: ['ছয়শো', 'ছয়শ', 'seiscientos', 'seiscientas', 'εξακόσια', 'ستمية'],
  700: ['সাতশো', 'সাতশ', 'setecientos', 'setecientas', 'εφτακόσια', 'επτακόσια', 'سبعمية'],
  800: ['আটশো', 'আটশ', 'ochocientos', 'ochocientas', 'οχτακόσια', 'οκτακόσια', 'تمنمية', 'ثمانمية'],
  900: ['নয়শো', 'নয়শ', 'novecientos', 'novecientas', 'εννιακόσια', 'تسعمية'],
  1000: ['seribu', 'χίλια', 'الف', 'ألف'],
  2000: ['الفين', 'ألفين'],
};

/** Numbers that multiply what precedes them. */
// prettier-ignore
export const multiplierWords: NumberWords = {
  10: ['puluh', 'สิบ', '十'],
  100: ['hundred', 'cento', 'ratus', 'raan', 'daan', 'ng daan', 'শো', 'শ', 'শত', 'সো', 'سو', 'ร้อย', '百'],
  1000: ['thousand', 'mil', 'mila', 'mille', 'χιλιάδες', 'ribu', 'libo', 'ng libo', 'হাজার', 'ہزار', 'آلاف', 'พัน', '千'],
  10_000: ['หมื่น', '万', '萬'],
};

/** Words between the parts of a number. */
export const joiningWords: readonly string[] = ['and', 'y', 'e', 'και', 'at', "'t", 'و', 'na'];
