/**
 * What a terminal obeys or a reader cannot see: C0 and C1 controls with DEL, line and paragraph separators, controls of
 * writing direction (Unicode UAX #9), characters of no width, tags, and halves of surrogate pairs.
 */
const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u{200B}\u{2060}-\u{2064}\u{FEFF}\u{E0000}-\u{E007F}]/gu

/**
 * How a line becomes a command for the build that shows it: `::error::` at its start in GitHub Actions, and anywhere in
 * it `##[error]` there, `##vso[…]` in Azure Pipelines and `##teamcity[…]` in TeamCity.
 */
const command = /(?<=^\s*):(?=:)|#(?=#\w*\[)/gu

/**
 * A text from a document or from traffic as it can be printed on one line. What would move the cursor, end the line, reverse
 * the direction of text or command a build is written as an escape, `\u001b`.
 */
export const printable = (text: string): string => text.replaceAll(unseen, escape).replaceAll(command, escape)

/** A text of several lines, such as another program prints. */
export const printableLines = (text: string): string => text.split(/\r?\n/).map(printable).join('\n')

/** JSON with the same as its escapes: the same values for a program, nothing hidden for a reader. */
export const printableJson = (value: unknown, indent = 2): string =>
  JSON.stringify(value, null, indent)
    .replaceAll(unseen, (one) => (one === '\n' ? one : escape(one)))
    .replaceAll(/#(?=#\w*\[)/g, escape)

const escape = (one: string): string =>
  Array.from(
    { length: one.length },
    (_, at) => `\\u${one.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')

/** The same data with every text in it visible, names of members included. */
export function printableIn<Data>(data: Data): Data {
  return seen(data) as Data
}

function seen(data: unknown): unknown {
  if (typeof data === 'string') return printable(data)
  if (Array.isArray(data)) return data.map(seen)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [printable(name), seen(value)]))
}
