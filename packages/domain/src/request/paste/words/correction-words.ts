/** Words between a wrong number and the right one. All words are lower case. */
// prettier-ignore
export const correctionWords: readonly string[] = [
  'sorry', 'sry', 'wrong', 'correct', 'typo', 'i mean', 'actually', 'oops', 'ভুল', 'সরি', 'bhul', 'vul', 'غلط', 'معذرت', 'galat', 'ghalat',
  'سوري', 'عفوا', 'العفو', 'الصح', 'صحيح', 'ขอโทษ', 'ผิด', 'ที่ถูก', '更正', '打錯', '打错', '写错', '寫錯', '錯', '错', '應該係', 'perdón', 'perdon', 'perdona',
  'equivoc', 'correcto', 'λάθος', 'λαθος', 'lathos', 'συγγνώμη', 'συγνώμη', 'sygnwmi', 'σωστό', '訂正', '間違', '誤', '正しく', '正)', 'scusa', 'scusi',
  'sbagliat', 'errore', 'corretto', 'sori', 'silap', 'salah', 'betul', 'maaf', 'mali', 'tama', 'pasensya',
];
