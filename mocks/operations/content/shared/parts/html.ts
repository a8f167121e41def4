import type { Cell } from '../../../../catalogue/pages/block-data.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain text as HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark)

const headingOf = (heading: string | undefined): string => (heading ? `<h2>${escaped(heading)}</h2>` : '')

const each = (tag: string, texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')

/** Plain paragraphs as HTML, under a heading where there is one. */
export function paragraphs(texts: readonly string[], heading?: string): string {
  return headingOf(heading) + each('p', texts)
}

/** Points without an order. */
export function points(items: readonly string[], heading?: string): string {
  return `${headingOf(heading)}<ul>${each('li', items)}</ul>`
}

/** What is done in turn: each step with its name and what it is. */
export function numbered(all: readonly (readonly [title: string, text: string])[], heading?: string): string {
  const items = all.map(([title, text]) => `<li><strong>${escaped(title)}</strong><br>${escaped(text)}</li>`)
  return `${headingOf(heading)}<ol>${items.join('')}</ol>`
}

/** A number is called and an address written to. */
function cellOf(cell: Cell): string {
  if (typeof cell === 'string') return escaped(cell)
  const { kind, value } = cell
  const href = kind === 'phone' ? `tel:${value.replaceAll(/[^+\d]/g, '')}` : `mailto:${value}`
  return `<a href="${escaped(href)}">${escaped(value)}</a>`
}

/** Rows under the names of their columns. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[], heading?: string): string {
  const body = rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cellOf(cell)}</td>`).join('')}</tr>`)
    .join('')
  // the corner above the names of rows heads nothing
  const names = head.map((name) => each(name ? 'th' : 'td', [name])).join('')
  return `${headingOf(heading)}<table><thead><tr>${names}</tr></thead><tbody>${body}</tbody></table>`
}

/** Sections of terms, each a heading and its paragraphs. */
export function sections(all: readonly (readonly [heading: string, ...paragraphs: string[]])[]): string {
  return all.map(([heading, ...texts]) => paragraphs(texts, heading)).join('')
}
