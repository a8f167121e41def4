import type { SiteKey } from '#src/sites/site.ts'
import type { StageLook } from '../../images/pictures.ts'
import { addDays, daysBetween } from '../../dates.ts'
import type { Day } from '../../dates.ts'
import { areaPath } from '../../paths.ts'
import { hash } from '../../lib/random.ts'
import { languageOf, siteOf } from '../../site-of.ts'
import { slug } from '../../lib/slug.ts'
import type { Stage } from '../../types.ts'
import { fill } from '../../words/words.ts'
import { allPageData } from '../all-page-data.ts'
import type { BlockData } from '../block-data.ts'
import type { PageData } from '../page-data.ts'
import type { PageSources } from '../page-sources.ts'
import { facts, links, text } from '../writing.ts'
import { inOtherLights } from './other-lights.ts'
import { newsFi } from './news-fi.ts'
import { newsNb } from './news-nb.ts'
import { newsSv } from './news-sv.ts'
import type { NewsWords } from './news-words.ts'

const words: Readonly<Record<'sv' | 'nb' | 'fi', NewsWords>> = { sv: newsSv, nb: newsNb, fi: newsFi }

type OccasionKey = 'salesStart' | 'soldOut' | 'groundBreaking' | 'keys'

/** What is a press release; the rest is news for everybody. */
const forPress: ReadonlySet<OccasionKey> = new Set<OccasionKey>(['salesStart', 'soldOut'])

/** Each occasion shows the house in another way: what is told of it stands in one list. */
const looks: Readonly<Record<OccasionKey, StageLook>> = {
  salesStart: 0,
  soldOut: 1,
  groundBreaking: 'site',
  keys: 1,
}

/** Days from the start of sales to that of the building, and from the last sale to the keys. */
const daysToBuild = 160
const daysFromLastSale = 70

/** News and press releases that follow from what happened in the projects of a site, up to the reference date. */
export function stageNews(key: SiteKey, sources: PageSources): PageData[] {
  const pages = allPageData(siteOf(key))
  const newsPath = pages.find(({ template }) => template === 'corporateNews')?.path
  const pressPath = pages.find(({ template }) => template === 'newsroom')?.path
  const taken = new Set(pages.map(({ path }) => path))
  const news = sources.stages
    .filter(({ residenceType, disposalForm }) => residenceType !== 'plot' && disposalForm !== 'tenancy')
    .flatMap((stage) =>
      happened(stage, sources.referenceDate).flatMap(([occasion, day]) => {
        const path = forPress.has(occasion) ? pressPath : newsPath
        const page = path && newsPage(stage, occasion, daysBetween(day, sources.referenceDate), path, sources)
        if (!page || taken.has(page.path)) return []
        return pages.some((one) => tellsTheSame(one, page)) ? [] : [page]
      }),
    )
  return inOtherLights(news, pages, sources.stages)
}

/** Whether somebody has written of the same occasion by hand. */
const tellsTheSame = (written: PageData, { template, category, about }: PageData): boolean =>
  written.template === template &&
  written.category === category &&
  about?.some((id) => id.startsWith('stage-') && written.about?.includes(id)) === true

function happened(stage: Stage, today: Day): [OccasionKey, Day][] {
  const { status, salesStart, entryDate } = stage
  const isSold = status === 'soldOut' || status === 'succession' || status === 'reference'
  const build = addDays(salesStart, daysToBuild)
  const all: [OccasionKey, Day][] = [
    ['salesStart', salesStart],
    ['groundBreaking', build < entryDate ? build : addDays(salesStart, 30)],
    ...(isSold ? [['soldOut', addDays(entryDate, -daysFromLastSale)] satisfies [OccasionKey, Day]] : []),
    ['keys', entryDate],
  ]
  return all.filter(([, day]) => day < today)
}

function newsPage(
  stage: Stage,
  occasion: OccasionKey,
  daysAgo: number,
  above: string,
  { staffName }: PageSources,
): PageData {
  const said = words[languageOf[stage.country]]
  const { category, titles, preambles, bodies } = said[occasion]
  const at = hash(`${occasion}/${stage.id}`)
  const values = valuesOf(stage, said, staffName)
  const written = (texts: readonly string[], shift: number) =>
    fill(texts[(at >>> shift) % texts.length] ?? '', values)
  const title = written(titles, 0)
  const body = bodies[(at >>> 8) % bodies.length] ?? []
  const isPress = forPress.has(occasion)
  return {
    path: `${above}${slug(category)}-${stage.slug}/`,
    template: isPress ? 'pressRelease' : 'article',
    name: title,
    preamble: written(preambles, 4),
    category,
    daysAgo,
    about: [stage.id, stage.areaId],
    look: looks[occasion],
    ...(isPress ? { corporate: true } : {}),
    blocks: [
      text('', ...body.map((paragraph) => fill(paragraph, values))),
      factsOf(stage, said),
      links(said.readOn, [stage.url, stage.name], [areaUrl(stage), stage.areaName]),
      ...(isPress ? [text(said.about.heading, said.about.text)] : []),
    ],
  }
}

const areaUrl = ({ site, municipalityName, areaName }: Stage): string =>
  areaPath(site, slug(municipalityName), slug(areaName))

function valuesOf(stage: Stage, said: NewsWords, staffName: PageSources['staffName']) {
  const { name, areaName, municipalityName, residenceType, summary, entryDate, staff } = stage
  const [agent] = staff
  return {
    stage: name,
    area: areaName,
    place: municipalityName,
    homes: summary.homes,
    kind: said.kinds[residenceType],
    rooms: between(summary.minRooms, summary.maxRooms),
    season: seasonOf(entryDate, said),
    agent: (agent && staffName(agent.staffId)) ?? name,
  }
}

function factsOf({ summary, entryDate, site, country }: Stage, said: NewsWords): BlockData {
  const { formats } = siteOf(site)
  const { homes, minArea, maxArea, prices } = summary
  const price = country === 'se' ? prices?.minPrice : prices?.minTotalPrice
  const rows: (readonly [string, string])[] = [
    [said.facts.homes, String(homes)],
    [said.facts.size, formats.area.replace('{n}', between(minArea, maxArea))],
    ...(price ? [[said.facts.price, formats.price.replace('{n}', grouped(price))] as const] : []),
    [said.facts.moveIn, seasonOf(entryDate, said)],
  ]
  return facts(said.facts.heading, ...rows)
}

const between = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`)

const grouped = (amount: number): string => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')

/** `hösten 2027`; a winter belongs to two years: `vintern 2027/28`. */
function seasonOf(day: Day, { seasons }: NewsWords): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const at = Math.floor((month % 12) / 3)
  const first = month === 12 ? year : year - 1
  const when = at === 0 ? `${first}/${String(first + 1).slice(2)}` : String(year)
  return `${seasons[at] ?? seasons[0]} ${when}`
}
