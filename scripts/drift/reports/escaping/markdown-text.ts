/**
 * A text as it stands in Markdown, in a table as well: shown as it is, and nothing of it a picture, a link, a mention,
 * a reference to an issue, or HTML. What stands between backticks stays code; other words that GitHub or GitLab would
 * make a link of become code, in which neither looks for any.
 *
 * @param words one line, as `visible` gives it
 */
export function markdownText(words: string): string {
  const pieces = words.split('`')
  // the last backtick of an odd number ends nothing
  const isOpen = pieces.length % 2 === 0
  const whole = isOpen ? [...pieces.slice(0, -2), pieces.slice(-2).join('`')] : pieces
  const text = whole.map((piece, at) => (at % 2 === 1 ? markdownCode(piece) : plainWords(piece)))
  return separated(text).replace(/^(?:[-+=:]|\d+(?=[.)]))/, (start) => start.replaceAll(/./g, entity))
}

/** A name as code. */
export function markdownCode(name: string): string {
  if (/\S/.test(name) && !/[`|\\]/.test(name)) return `\`${name}\``
  // a span of code has no way to write these in every table
  return `<code>${name.replaceAll(/[^\w\s/.,{}]/g, entity)}</code>`
}

/** What becomes a link, a mention, a reference or a picture by itself. */
const reaching =
  /@|:\/\/|www\.|mailto:|xmpp:|[#!$&^](?=[\w"])|(?<!\w)[%~](?=[\w"])|\bgh-\d|:[\w+-]+:|\b[0-9a-f]{7,40}\b|\$/i

const plainWords = (text: string): string =>
  separated(text.split(/(\s+)/).map((word) => (reaching.test(word) ? markdownCode(word) : plainWord(word))))

// a backslash before a letter is one
const plainWord = (word: string): string =>
  word.replaceAll(/[`&<[\]#]|\\(?![a-z\d])/gi, entity).replaceAll(/[|*_~]/g, String.raw`\$&`)

/** Pieces one after the other; two of code that touch would be one. */
const separated = (pieces: readonly string[]): string =>
  pieces
    .filter(Boolean)
    .map((piece, at, all) => (piece.startsWith('`') && all[at - 1]?.endsWith('`') ? ` ${piece}` : piece))
    .join('')

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' }

const entity = (letter: string): string => named[letter] ?? `&#${letter.codePointAt(0)};`
