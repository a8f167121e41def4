/** A name as it stands in the middle of a sentence: without its capital, unless it is an abbreviation. */
export const inSentence = (name: string): string =>
  /^.\p{Lu}/u.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1)
