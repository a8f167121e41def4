import type { SiteKey } from '#src/sites/site.ts'
import { homesPath } from '../../paths.ts'
import { countryOf, siteOf } from '../../site-of.ts'
import { slug } from '../../lib/slug.ts'
import type { Stage } from '../../types.ts'
import { fill } from '../../words/words.ts'
import type { BlockData } from '../block-data.ts'
import type { PageData } from '../page-data.ts'
import type { PageSources } from '../page-sources.ts'
import { facts, links, text } from '../writing.ts'
import type { PlaceTexts } from './place-texts.ts'
import { placeTextsFi } from './place-texts-fi.ts'
import { placeTextsNb } from './place-texts-nb.ts'
import { placeTextsSv } from './place-texts-sv.ts'
import { type PlaceWords, placeWords, within } from './place-words.ts'

const texts: Readonly<Record<'se' | 'no' | 'fi', PlaceTexts>> = {
  se: placeTextsSv,
  no: placeTextsNb,
  fi: placeTextsFi,
}

/** Stages that a page of a place shows. */
const maxStages = 12

/** A page for each county and municipality that a site sells homes in, for search engines (T-071, T-072). */
export function placePages(site: SiteKey, { stages }: PageSources): PageData[] {
  const words = placeWords(site)
  if (!words) return []
  const counties = [...Map.groupBy(stages, ({ countyName }) => countyName)]
  return counties.flatMap(([county, inCounty]) => {
    const municipalities = [...Map.groupBy(inCounty, ({ municipalityName }) => municipalityName)]
    const names = municipalities.map(([name]) => name)
    return [
      placePage({ site, words, name: county, county, stages: inCounty, around: names }),
      ...municipalities.map(([name, there]) =>
        placePage({ site, words, name, county, stages: there, around: names.filter((one) => one !== name) }),
      ),
    ]
  })
}

type Place = Readonly<{
  site: SiteKey
  words: PlaceWords
  name: string
  county: string
  stages: readonly Stage[]
  /** Names of municipalities to go on to. */
  around: readonly string[]
}>

function placePage({ site, words, name, county, stages, around }: Place): PageData {
  const isCounty = name === county
  const [lead = '', more] = texts[countryOf(site)][name] ?? []
  const put = (pattern: string) => fill(pattern, { in: within(name, site) })
  const path = (place: string) => `${homesPath(site)}${slug(place)}/`
  const search = `${siteOf(site).paths.residenceSearch ?? '/'}${slug(name)}/`
  const areaIds = [...new Set(stages.map(({ areaId }) => areaId))]
  return {
    path: path(name),
    template: isCounty ? 'seoCounty' : 'seoMunicipality',
    name,
    title: put(words.title),
    preamble: lead,
    blocks: [
      ...(more ? [text(put(words.more), more)] : []),
      factsOf(stages, words, site),
      {
        type: 'stages',
        heading: put(words.stages),
        link: [search, put(words.all)],
        stageIds: stages.slice(0, maxStages).map(({ id }) => id),
      },
      ...(isCounty
        ? []
        : [
            {
              type: 'places' as const,
              heading: put(words.areas),
              link: [search, put(words.all)] as const,
              areaIds,
            },
          ]),
      links(
        words.around,
        ...around.map((one) => [path(one), one] as const),
        ...(isCounty ? [] : [[path(county), county] as const]),
      ),
    ],
  }
}

function factsOf(stages: readonly Stage[], { facts: labels }: PlaceWords, site: SiteKey): BlockData {
  const country = countryOf(site)
  const homes = stages.reduce((sum, { summary }) => sum + summary.available, 0)
  const rooms = stages.flatMap(({ summary: { minRooms, maxRooms } }) => [minRooms, maxRooms])
  const prices = stages.flatMap(
    ({ summary: { prices: range } }) => (country === 'se' ? range?.minPrice : range?.minTotalPrice) ?? [],
  )
  const { price } = siteOf(site).formats
  return facts(
    labels.heading,
    [labels.homes, String(homes)],
    [labels.projects, String(stages.length)],
    [labels.rooms, `${Math.min(...rooms)}–${Math.max(...rooms)}`],
    ...(prices.length > 0
      ? [[labels.from, price.replace('{n}', grouped(Math.min(...prices)))] as const]
      : []),
  )
}

const grouped = (amount: number): string => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')
