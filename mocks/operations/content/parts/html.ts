const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain text as HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark)

/** Plain paragraphs as HTML, under a heading where there is one. */
export function paragraphs(texts: readonly string[], heading?: string): string {
  const title = heading ? `<h2>${escaped(heading)}</h2>` : ''
  return title + texts.map((text) => `<p>${escaped(text)}</p>`).join('')
}
