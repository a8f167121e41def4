import { siteNamed } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { textOfCell } from '../../../catalogue/pages/block-data.ts'
import type { Block, Page } from '../../../catalogue/pages/page.ts'
import type { FileRef } from '../../../catalogue/pages/files/file.ts'
import type { Paper, PaperSection } from '../../../imagery/document/paper.ts'
import { day as shownDay } from '../../shared/page/formats.ts'

/** A file of the company says what the page says that offers it; of several the one that says most. */
export function companyPaper(catalogue: Catalogue, siteKey: string, key: string): Paper | undefined {
  const site = siteNamed(siteKey)
  if (!site) return undefined
  const ending = `/company/${siteKey}/documents/${key}.pdf`
  const offers = catalogue.site(site.key).pages.flatMap((page) => {
    const file = filesOf(page).find(({ url }) => url.endsWith(ending))
    return file ? [{ file, page, sections: page.blocks.flatMap(sectionsOf) }] : []
  })
  const [best] = offers.toSorted((a, b) => b.sections.length - a.sections.length)
  return best && paperOf(best, site, catalogue.referenceDate)
}

const filesOf = ({ blocks, files }: Page): FileRef[] => [
  ...files,
  ...blocks.flatMap((block) => (block.type === 'downloads' ? block.files : [])),
]

type Offer = Readonly<{ file: FileRef; page: Page; sections: readonly PaperSection[] }>

function paperOf({ file, page, sections }: Offer, site: Site, today: string): Paper {
  const day = file.publishedOn ?? today
  return {
    site,
    language: site.language,
    title: file.name,
    lead: page.title,
    reference: site.name,
    day,
    shownDay: shownDay(site, day),
    sections: [{ paragraphs: [page.preamble] }, ...sections],
  }
}

function sectionsOf(block: Block): PaperSection[] {
  switch (block.type) {
    case 'text':
      return [{ ...(block.heading ? { heading: block.heading } : {}), paragraphs: block.paragraphs }]
    case 'list':
      return [{ heading: block.heading, paragraphs: block.items.map((item) => `– ${item}`) }]
    case 'steps':
      return [
        {
          heading: block.heading,
          paragraphs: block.steps.map(([name, text], at) => `${at + 1}. ${name}. ${text}`),
        },
      ]
    case 'facts':
      return [{ ...(block.heading ? { heading: block.heading } : {}), rows: block.facts }]
    case 'table':
      return [
        {
          heading: block.heading,
          rows: block.rows.map((cells) => {
            const [label = '', ...values] = cells.map(textOfCell)
            return { label: label || '–', value: values.join('   ') }
          }),
        },
      ]
    case 'faq':
      return block.items.map(({ question, answer }) => ({ heading: question, paragraphs: [answer] }))
    default:
      return []
  }
}
