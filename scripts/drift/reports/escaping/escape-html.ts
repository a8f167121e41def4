const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// what XML 1.0 has no way to write
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text as it stands in HTML and XML, also inside an attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(unwritable, '\u{FFFD}').replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)
