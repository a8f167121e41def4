import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Direction } from '../../../catalogue/codes.ts'
import { languageOf } from '../../../catalogue/site-of.ts'
import type { Home, Stage } from '../../../catalogue/types.ts'
import { fill } from '../../../catalogue/words/words.ts'
import { facadeLayout, homesOfSide } from '../../../imagery/picker/facade-layout.ts'
import type { FacadeLayout, FacadeSide } from '../../../imagery/picker/facade-layout.ts'
import type { Neighbour } from '../../../imagery/picker/sun-study.ts'
import { siteLayout } from '../../../imagery/site-plan/site-layout.ts'
import type { SiteLayout } from '../../../imagery/site-plan/site-layout.ts'
import { explorerWords } from './words.ts'

/** One facade of a stage: a house from one side. */
export type Facade = Readonly<{
  viewId: string
  /** The second to last part of its address: `house-c`. */
  objectName: string
  side: FacadeSide
  name: string
  alt: string
  direction: Direction
  /** From this side one looks at other homes than from the other one. */
  hasOwnHomes: boolean
  layout: FacadeLayout
}>

/** What the picker of a stage is made of; it does not change while homes are sold. */
export type PickerSource = Readonly<{
  stage: Stage
  homes: readonly Home[]
  facades: readonly Facade[]
  site: SiteLayout
  siteAlt: string
  neighbour: Neighbour
}>

const made = new WeakMap<Catalogue, Map<string, PickerSource | null>>()

/** The picker of a stage, made when first asked for; undefined for a stage that has none. */
export function pickerOf(catalogue: Catalogue, stageId: string): PickerSource | undefined {
  const known = made.get(catalogue) ?? new Map<string, PickerSource | null>()
  made.set(catalogue, known)
  const one = known.get(stageId)
  if (one !== undefined) return one ?? undefined
  const source = makeSource(catalogue, stageId) ?? null
  // only stages that exist are remembered: ids that people make up are endless
  if (catalogue.stage(stageId)) known.set(stageId, source)
  return source ?? undefined
}

function makeSource(catalogue: Catalogue, stageId: string): PickerSource | undefined {
  const stage = catalogue.stage(stageId)
  if (!stage || stage.phase === 'planned' || stage.status === 'reference') return undefined
  const homes = catalogue.homesOfStage(stageId)
  if (homes.length === 0) return undefined
  const water = catalogue.area(stage.areaId)?.setting === 'water'
  const floors = Math.max(...homes.map(({ maxFloor }) => maxFloor))
  return {
    stage,
    homes,
    facades: facadesOf(stage, homes),
    site: siteLayout({ stage, homes, water }),
    siteAlt: `${explorerWords(languageOf[stage.country]).site}: ${stage.name}`,
    neighbour: { distance: 30, height: 3 * floors },
  }
}

function facadesOf(stage: Stage, homes: readonly Home[]): Facade[] {
  const words = explorerWords(languageOf[stage.country])
  const flats = homes[0]?.residenceType === 'apartment'
  const letters = [...new Set(homes.map(({ house }) => house))]
  return letters.flatMap((letter) => {
    const own = homes.filter(({ house }) => house === letter)
    const house = flats ? fill(words.house, { letter }) : words.ownHouses
    return (['street', 'yard'] as const).flatMap((side): Facade[] => {
      const layout = facadeLayout({ stage, homes: own, side })
      if (!layout) return []
      const seen = homesOfSide({ stage, homes: own, side })
      const hasOwnHomes = seen.length < own.length
      const street = side === 'street'
      const name = street ? house : fill(words.yard, { name: house })
      const floorsShown = Math.max(...own.map(({ maxFloor }) => maxFloor))
      const alt = fill(street ? words.fromStreet : words.fromYard, { name: house, floors: floorsShown })
      const direction = streetDirection(seen)
      return [
        {
          viewId: `view-${letter.toLowerCase()}-${side}`,
          objectName: `house-${letter.toLowerCase()}`,
          side,
          name,
          alt,
          direction: street || hasOwnHomes ? direction : opposite(direction),
          hasOwnHomes,
          layout,
        },
      ]
    })
  })
}

/** Where most of a house's homes look. */
function streetDirection(homes: readonly Home[]): Direction {
  const counts = new Map<Direction, number>()
  for (const { orientation } of homes) counts.set(orientation, (counts.get(orientation) ?? 0) + 1)
  return [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0] ?? '5'
}

/** The direction behind one's back. */
export function opposite(direction: Direction): Direction {
  return String(((Number(direction) + 3) % 8) + 1) as Direction
}
