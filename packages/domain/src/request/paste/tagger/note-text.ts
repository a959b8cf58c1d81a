/** Letters of Urdu that Arabic does not have. The word "and" is not joined to others in Urdu. */
const urduLetters = /[ٹڈڑںےہ]/u;
/** Beginnings of Arabic words that start with this letter themselves. Without them, "deliver" would lose its first letter. */
const ownWords = 'وصل|وصّل|وقت|وقف|وقّف|ورا|ورق|وروا|والد|وياه|واحد|وحد|وسط|وين';
const joinedAnd = new RegExp(`^(?!${ownWords})و(?=\\p{L}{2})`, 'u');

/**
 * Removes the word "and" that Arabic joins to the first word of a note. It belongs to the sentence before the note.
 * @param message The text that the note comes from.
 */
export const withoutJoinedAnd = (note: string, message: string): string =>
  urduLetters.test(message) ? note : note.replace(joinedAnd, '');
