/** Whether a text has all the words that are looked for, in any order. */
export function hasWords(text: string, wanted: string): boolean {
  const whole = text.toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
