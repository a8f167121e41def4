/** Longer texts than this, in characters, are not kept: what is remembered shall stay small. */
const maxLength = 200
/** How many texts are kept before all are forgotten; to make something of one anew costs little. */
const capacity = 1000

/** The same function, which remembers what it made of texts lately: callers ask for the same addresses again and again. */
export function rememberLately<Made extends object>(
  make: (text: string) => Made | undefined,
): (text: string) => Made | undefined {
  const known = new Map<string, Made>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const made = make(text)
    if (!made || text.length > maxLength) return made
    if (known.size >= capacity) known.clear()
    known.set(text, made)
    return made
  }
}
