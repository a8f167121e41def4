import type { Block } from '#gen/content/model.ts'
import { Html } from '#src/ui/content/html.tsx'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { LinkList } from './link-list.tsx'

/** What a block of an editor says, without its pictures and forms. */
export function BlockTexts({ block }: { block: Block }) {
  return (
    <section className="mt-8 max-w-measure">
      {'heading' in block && block.heading && <h2>{block.heading}</h2>}
      <Told block={block} />
    </section>
  )
}

function Told({ block }: { block: Block }) {
  switch (block.type) {
    case 'richText':
      return <Html html={block.html} />
    case 'feature':
      return <p>{block.text}</p>
    case 'quote':
      return (
        <blockquote>
          {block.text} – {block.author}
        </blockquote>
      )
    case 'faq':
      return block.items.map(({ id, question, answer }) => (
        <div key={id}>
          <h3>{question}</h3>
          <Html html={answer} />
        </div>
      ))
    case 'cards':
      return <LinkList links={block.cards.map(({ heading, url }) => ({ name: heading, url }))} />
    case 'links':
      return <LinkList links={block.links} />
    case 'factList':
      return <KeyValueList items={block.facts} />
    default:
      return null
  }
}
