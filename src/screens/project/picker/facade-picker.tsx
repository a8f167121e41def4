import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ExplorerData, SunFrame } from '#src/api/homes/explorer.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { ChosenHome } from './chosen-home.tsx'
import { FacadeView } from './views/facade-view.tsx'
import { kindOf } from '../homes/home-kind.ts'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import { groupOf, isOpen } from '../homes/home-state.ts'
import type { StateGroup } from '../homes/home-state.ts'
import { HouseBar } from './house-bar.tsx'
import { fittingAmong } from './filter/home-filter.ts'
import type { HomeFilter } from './filter/home-filter.ts'
import { HomeFilters } from './filter/home-filters.tsx'
import { Legend } from './legend.tsx'
import { houseOf, housesIn, housesOf, placesIn, planOf, sideOf } from './picker-views.ts'
import type { PickerHouse, PickerPlace, PickerSide } from './picker-views.ts'
import { PlanView } from './views/plan-view.tsx'
import { SunStudy } from './views/sun-study.tsx'
import { useHomeTexts } from '../homes/use-home-texts.ts'

type Props = {
  data: ExplorerData
  homes: readonly SearchHit[]
  chosen: SearchHit
  onChoose: (homeId: string) => void
  filter: HomeFilter
  onFilter: (filter: HomeFilter) => void
  save?: (home: SearchHit) => ReactNode
}

/** The house with its homes to choose from, and what there is to know of the chosen one (F-147); on paper the table has all. */
export function FacadePicker({ data, homes, chosen, onChoose, filter, onFilter, save }: Props) {
  const t = useTranslations('project')
  const texts = useHomeTexts()
  const houses = useMemo(() => housesOf(data), [data])
  const { showSold, showPrices } = data.settings
  const shown = showSold ? homes : homes.filter((home) => !isGone(texts.state(home)))
  const byId = useMemo(() => new Map(shown.map((home) => [home.id, home])), [shown])
  const plan = planOf(data, houses)
  const [side, setSide] = useState<PickerSide>(() => startSideOf(data))
  const [isAbove, setAbove] = useState(() => plan !== undefined && plan.id === data.settings.startViewId)
  const [sun, setSun] = useState<SunFrame>()
  const house = houseOf(data, houses, chosen.id) ?? houses[0]
  // a home that is chosen elsewhere may be seen from the other side only
  const shownSide = (house && sideOf(data, house, chosen.id, side)) ?? side
  const view = (shownSide === 'yard' && house?.yard) || house?.street
  const places = useMemo(() => (view ? placesIn(data, view) : []), [data, view])
  if (!house || !view) return null

  const isOver = homes.every((home) => isGone(texts.state(home)))
  const isPlan = isAbove && plan !== undefined
  const fitting = fittingAmong(shown, data.apts, filter)
  const here = isPlan ? shown : places.flatMap(({ homeId }) => byId.get(homeId) ?? [])
  const inHouse = here.filter(({ id }) => fitting.has(id))
  const frames = view.hasSunStudy && !isPlan ? (data.sunstudy[view.id] ?? []) : []
  const lit = sun && frames.find(({ date, time }) => date === sun.date && time === sun.time)
  const chooseHouse = (next: PickerHouse) => {
    setAbove(false)
    if (next.id === house.id) return
    const best = bestOf(placesIn(data, next.street), byId, (home) => isOpen(texts.state(home)))
    if (best) onChoose(best)
  }
  const lookFrom = (next: PickerSide) => {
    setSide(next)
    const there = next === 'yard' ? house.yard : house.street
    if (!there || sideOf(data, house, chosen.id, next) === next) return
    const best = bestOf(placesIn(data, there), byId, (home) => isOpen(texts.state(home)))
    if (best) onChoose(best)
  }
  return (
    <section
      id="picker"
      aria-labelledby="picker-heading"
      className="scroll-mt-header bg-surface py-section print:hidden"
    >
      <PageWidth className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <h2 id="picker-heading">{t(isOver ? 'picker.over' : 'picker.title', { kind: kindOf(chosen) })}</h2>
        <HouseBar
          {...{ houses, house, isPlan }}
          side={shownSide}
          plan={plan?.name}
          onHouse={chooseHouse}
          onSide={lookFrom}
          onPlan={() => setAbove(true)}
        />
      </PageWidth>
      <PageWidth className="mt-5 mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <Legend
          counts={countsOf(inHouse, (home) => groupOf(texts.state(home)))}
          isLet={texts.isLet(chosen)}
        />
        {frames.length > 0 && <SunStudy frames={frames} shown={lit} onShow={setSun} />}
      </PageWidth>
      <PageWidth className="mb-8">
        <HomeFilters
          {...{ data, filter, onFilter }}
          fitting={shown.filter(({ id }) => fitting.has(id)).length}
          total={shown.length}
        />
      </PageWidth>
      {isPlan ? (
        <PlanView plan={plan} places={housesIn(data, plan)} houses={houses} onHouse={chooseHouse} />
      ) : (
        <FacadeView
          view={view}
          house={house.name}
          places={places}
          homes={byId}
          fitting={fitting}
          chosen={chosen.id}
          onChoose={onChoose}
          sunUrl={lit?.imageUrl}
        />
      )}
      <PageWidth className="mt-10 sm:mt-16">
        <ChosenHome
          home={chosen}
          showPrice={showPrices}
          sunHours={data.apts.find(({ id }) => id === chosen.id)?.sunHours}
          save={save?.(chosen)}
        />
      </PageWidth>
    </section>
  )
}

/** From where one looks at a house first, as the project is set up. */
const startSideOf = ({ views, settings }: ExplorerData): PickerSide =>
  views.find(({ id }) => id === settings.startViewId)?.side ?? 'street'

/** The first home that can still be bought, else the first. */
function bestOf(
  places: readonly PickerPlace[],
  homes: ReadonlyMap<string, SearchHit>,
  canBeBought: (home: SearchHit) => boolean,
): string | undefined {
  const known = places.flatMap(({ homeId }) => homes.get(homeId) ?? [])
  return (known.find(canBeBought) ?? known[0])?.id
}

function countsOf(homes: readonly SearchHit[], group: (home: SearchHit) => StateGroup) {
  const counts: Partial<Record<StateGroup, number>> = {}
  for (const home of homes) counts[group(home)] = (counts[group(home)] ?? 0) + 1
  return counts
}
