import type { SiteKey } from '#src/sites/site.ts'
import type { Day } from '../dates.ts'
import { areaPath } from '../paths.ts'
import { slug } from '../slug.ts'
import type { Area, Stage } from '../types.ts'
import type { Block, Page } from './page.ts'
import type { Template } from './templates.ts'

/** Something that the text search finds (N-028); `body` is plain text. */
export type TextDocument = Readonly<{
  id: string
  site: SiteKey
  category: 'career' | 'content' | 'news' | 'residential'
  title: string
  /** The line under the title. */
  body: string
  /** Everything else that can be found by. */
  words: string
  url: string
  imageUrl: string
  date?: Day
}>

export type TextSources = Readonly<{
  pages: readonly Page[]
  stages: readonly Stage[]
  areas: readonly Area[]
}>

/** What the text search of a site searches in: projects, areas, and every page that is open to all. */
export function createTextDocuments(site: SiteKey, sources: TextSources): TextDocument[] {
  const pages = sources.pages.filter(({ noindex, isPrivate }) => !noindex && !isPrivate)
  return [
    ...sources.stages.map(stageDocument),
    ...sources.areas.map((area) => areaDocument(area, site)),
    ...pages.map(pageDocument),
  ]
}

function stageDocument(stage: Stage): TextDocument {
  const { id, site, name, areaName, municipalityName, shortDescription, description, street, url, image } =
    stage
  return {
    id,
    site,
    category: 'residential',
    title: name,
    body: `${areaName}, ${municipalityName} · ${shortDescription}`,
    words: [street, ...description].join(' '),
    url,
    imageUrl: image.url,
  }
}

function areaDocument(area: Area, site: SiteKey): TextDocument {
  return {
    id: area.id,
    site,
    category: 'residential',
    title: area.name,
    body: `${area.municipalityName} · ${area.shortDescription}`,
    words: area.nearby.map(({ name }) => name).join(' '),
    url: areaPath(site, slug(area.municipalityName), area.slug),
    imageUrl: `/images/area/${area.id}.svg`,
  }
}

const news: readonly Template[] = ['article', 'pressRelease', 'corporateNews', 'newsroom']
const career: readonly Template[] = ['standardCareer', 'availableJobs']

function pageDocument(page: Page): TextDocument {
  const { id, site, template, title, name, category, preamble, blocks, path, image, publishedOn } = page
  return {
    id,
    site,
    category: news.includes(template) ? 'news' : career.includes(template) ? 'career' : 'content',
    title,
    body: category ? `${category} · ${preamble}` : preamble,
    words: [name, ...blocks.flatMap(wordsOf)].join(' '),
    url: path,
    imageUrl: image.url,
    ...(publishedOn && { date: publishedOn }),
  }
}

function wordsOf(block: Block): string[] {
  if (block.type === 'text') return [block.heading ?? '', ...block.paragraphs]
  if (block.type === 'faq') return block.items.flatMap(({ question, answer }) => [question, answer])
  if (block.type === 'facts') return block.facts.flatMap(({ label, value }) => [label, value])
  if (block.type === 'quote') return [block.text, block.author]
  return []
}
