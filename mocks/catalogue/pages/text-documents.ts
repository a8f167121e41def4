import type { SiteKey } from '#src/sites/site.ts'
import type { Day } from '../dates.ts'
import { areaPicture } from '../images/pictures.ts'
import { areaPath } from '../paths.ts'
import { slug } from '../lib/slug.ts'
import type { Area, Stage } from '../types.ts'
import type { Premises, ReferenceProject } from '../company-types.ts'
import { textOfCell } from './block-data.ts'
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
  /** Projects and places count for more than what is written of them. */
  importance?: number
}>

export type TextSources = Readonly<{
  pages: readonly Page[]
  stages: readonly Stage[]
  areas: readonly Area[]
  premises: readonly Premises[]
  referenceProjects: readonly ReferenceProject[]
}>

/** What the text search of a site searches in: projects, areas, premises, references, and every page open to all. */
export function createTextDocuments(site: SiteKey, sources: TextSources): TextDocument[] {
  const pages = sources.pages.filter(({ noindex, isPrivate }) => !noindex && !isPrivate)
  return [
    ...sources.stages.map(stageDocument),
    ...sources.areas.map((area) => areaDocument(area, site)),
    ...sources.premises.filter((one) => one.site === site).map(premisesDocument),
    ...sources.referenceProjects.filter((one) => one.site === site).map(referenceDocument),
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
    importance: 1.5,
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
    importance: 1.4,
    url: areaPath(site, slug(area.municipalityName), area.slug),
    imageUrl: areaPicture(area).url,
  }
}

function premisesDocument(one: Premises): TextDocument {
  const { id, site, name, areaName, municipalityName, shortDescription, address, url, image } = one
  return {
    id,
    site,
    category: 'content',
    title: name,
    body: `${areaName}, ${municipalityName} · ${shortDescription}`,
    words: address,
    url,
    imageUrl: image.url,
  }
}

function referenceDocument(project: ReferenceProject): TextDocument {
  const { id, site, name, municipalityName, shortDescription, story, customer, url, image } = project
  return {
    id,
    site,
    category: 'content',
    title: name,
    body: `${municipalityName} · ${shortDescription}`,
    words: [customer, ...story].join(' '),
    url,
    imageUrl: image.url,
  }
}

const news: readonly Template[] = [
  'article',
  'blogItem',
  'pressRelease',
  'corporateNews',
  'newsroom',
  'reportList',
]
const career: readonly Template[] = ['standardCareer', 'availableJobs']

function categoryOf(template: Template): TextDocument['category'] {
  if (news.includes(template)) return 'news'
  return career.includes(template) ? 'career' : 'content'
}

function pageDocument(page: Page): TextDocument {
  const { id, site, template, title, name, category, preamble, blocks, path, image, publishedOn } = page
  return {
    id,
    site,
    category: categoryOf(template),
    title,
    body: category ? `${category} · ${preamble}` : preamble,
    words: [name, ...blocks.flatMap(wordsOf)].join(' '),
    url: path,
    imageUrl: image.url,
    ...(publishedOn && { date: publishedOn }),
  }
}

function wordsOf(block: Block): readonly string[] {
  switch (block.type) {
    case 'text':
      return [block.heading ?? '', ...block.paragraphs]
    case 'list':
      return [block.heading, ...block.items]
    case 'steps':
      return [block.heading, ...block.steps.flat()]
    case 'table':
      return [block.heading, ...block.head, ...block.rows.flat().map(textOfCell)]
    case 'faq':
      return [block.heading ?? '', ...block.items.flatMap(({ question, answer }) => [question, answer])]
    case 'facts':
      return [block.heading ?? '', ...block.facts.flatMap(({ label, value }) => [label, value])]
    case 'quote':
      return [block.text, block.author]
    case 'film':
      return [block.film.title, block.film.description, block.film.words]
    case 'image':
      return [block.caption]
    case 'downloads':
      return [block.heading, ...block.files.map(({ name }) => name)]
    default:
      return []
  }
}
