import type { LanguageOption } from '../index.ts';

/**
 * Languages of the product: tag, native name, direction, English name, and the announcement after selection.
 */
const rows = [
  ['en', 'English', 'ltr', 'English', 'Language changed to English'],
  ['bn', 'বাংলা', 'ltr', 'Bangla', 'ভাষা বাংলা করা হয়েছে'],
  ['ur', 'اردو', 'rtl', 'Urdu', 'زبان اردو کر دی گئی'],
  ['ar', 'العربية', 'rtl', 'Arabic', 'تم تغيير اللغة إلى العربية'],
  ['ar-BH', 'العربية (البحرين)', 'rtl', 'Arabic (Bahrain)', 'تم تغيير اللغة إلى العربية'],
  ['ar-EG', 'العربية (مصر)', 'rtl', 'Arabic (Egypt)', 'تم تغيير اللغة إلى العربية'],
  ['ar-KW', 'العربية (الكويت)', 'rtl', 'Arabic (Kuwait)', 'تم تغيير اللغة إلى العربية'],
  ['ar-SA', 'العربية (السعودية)', 'rtl', 'Arabic (Saudi Arabia)', 'تم تغيير اللغة إلى العربية'],
  ['zh-Hans', '简体中文', 'ltr', 'Chinese, simplified', '语言已更改为简体中文'],
  ['zh-Hant-TW', '繁體中文（台灣）', 'ltr', 'Chinese, traditional (Taiwan)', '語言已變更為繁體中文'],
  ['zh-Hant-HK', '繁體中文（香港）', 'ltr', 'Chinese, traditional (Hong Kong)', '語言已更改為繁體中文'],
  ['ja', '日本語', 'ltr', 'Japanese', '言語を日本語に変更しました'],
  ['th', 'ไทย', 'ltr', 'Thai', 'เปลี่ยนภาษาเป็นไทยแล้ว'],
  ['my', 'မြန်မာ', 'ltr', 'Burmese', 'ဘာသာစကားကို မြန်မာသို့ ပြောင်းပြီးပါပြီ'],
  ['km', 'ខ្មែរ', 'ltr', 'Khmer', 'បានប្ដូរភាសាទៅជាខ្មែរ'],
  ['lo', 'ລາວ', 'ltr', 'Lao', 'ປ່ຽນພາສາເປັນລາວແລ້ວ'],
  ['ms', 'Bahasa Melayu', 'ltr', 'Malay', 'Bahasa ditukar kepada Bahasa Melayu'],
  ['fil', 'Filipino', 'ltr', 'Filipino', 'Pinalitan ang wika sa Filipino'],
  ['ta', 'தமிழ்', 'ltr', 'Tamil', 'மொழி தமிழுக்கு மாற்றப்பட்டது'],
  ['cs', 'Čeština', 'ltr', 'Czech', 'Jazyk byl změněn na češtinu'],
  ['fi', 'Suomi', 'ltr', 'Finnish', 'Kieleksi vaihdettiin suomi'],
  ['sv', 'Svenska', 'ltr', 'Swedish', 'Språket har ändrats till svenska'],
  ['nb', 'Norsk bokmål', 'ltr', 'Norwegian Bokmål', 'Språket er endret til norsk bokmål'],
  ['hu', 'Magyar', 'ltr', 'Hungarian', 'A nyelv magyarra változott'],
  ['de', 'Deutsch', 'ltr', 'German', 'Die Sprache ist jetzt Deutsch'],
  ['el', 'Ελληνικά', 'ltr', 'Greek', 'Η γλώσσα άλλαξε σε Ελληνικά'],
  ['hy', 'Հայերեն', 'ltr', 'Armenian', 'Լեզուն փոխվեց հայերենի'],
  ['bs', 'Bosanski', 'ltr', 'Bosnian', 'Jezik je promijenjen u bosanski'],
  ['bg', 'Български', 'ltr', 'Bulgarian', 'Езикът е сменен на български'],
  ['fr', 'Français', 'ltr', 'French', 'La langue est maintenant le français'],
  ['es', 'Español', 'ltr', 'Spanish', 'El idioma ha cambiado a español'],
  ['ca', 'Català', 'ltr', 'Catalan', 'L’idioma ha canviat a català'],
  ['ka', 'ქართული', 'ltr', 'Georgian', 'ენა შეიცვალა ქართულით'],
  ['hr', 'Hrvatski', 'ltr', 'Croatian', 'Jezik je promijenjen u hrvatski'],
  ['it', 'Italiano', 'ltr', 'Italian', 'La lingua ora è italiano'],
  ['sw', 'Kiswahili', 'ltr', 'Swahili', 'Lugha imebadilishwa kuwa Kiswahili'],
  ['ky', 'Кыргызча', 'ltr', 'Kyrgyz', 'Тил кыргызчага өзгөртүлдү'],
  ['ru', 'Русский', 'ltr', 'Russian', 'Язык изменён на русский'],
  ['kk', 'Қазақша', 'ltr', 'Kazakh', 'Тіл қазақшаға өзгертілді'],
  ['ro', 'Română', 'ltr', 'Romanian', 'Limba a fost schimbată în română'],
  ['sr', 'Српски', 'ltr', 'Serbian', 'Језик је промењен у српски'],
  ['pl', 'Polski', 'ltr', 'Polish', 'Język zmieniono na polski'],
  ['pt', 'Português', 'ltr', 'Portuguese', 'O idioma mudou para português'],
  ['uk', 'Українська', 'ltr', 'Ukrainian', 'Мову змінено на українську'],
] as const;

export const allLanguages: readonly LanguageOption[] = rows.map(
  ([tag, endonym, dir, name, changeAnnouncement]) => ({
    tag,
    endonym,
    dir,
    name,
    changeAnnouncement,
  }),
);

/** Three languages, which are too few for a search field. */
export const fewLanguages: readonly LanguageOption[] = allLanguages.filter(({ tag }) =>
  ['en', 'bn', 'ur'].includes(tag),
);
