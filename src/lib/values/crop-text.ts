/** Cuts a text after `length` characters and marks the cut with three dots right after the last; shorter texts stay as they are (K-018). */
export function cropText(text: string, length = 50): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}...` : text
}
