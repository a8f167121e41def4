import type { Block } from '#gen/content/model.ts'

const media: ReadonlySet<Block['type']> = new Set(['image', 'gallery', 'video'])
const besideHeadings: ReadonlySet<Block['type']> = new Set([
  'richText',
  'links',
  'factList',
  'faq',
  'quote',
  'downloads',
])

/** Whether the first words of a page stand beside their heading: a preamble above forms or people would stand alone there. */
export function beginsBeside(blocks: readonly Block[]): boolean {
  const first = blocks.find(({ type }) => !media.has(type))
  return first !== undefined && besideHeadings.has(first.type)
}
