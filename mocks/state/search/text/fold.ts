const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ð: 'd', ß: 'ss' }

/** A text as it is compared: lower case, without marks over letters, words apart by one space. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[æøðß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether a word of `text` begins with `start`, or several words in a row do; both are folded. */
export function hasWordFrom(text: string, start: string): boolean {
  return ` ${text}`.includes(` ${start}`)
}
