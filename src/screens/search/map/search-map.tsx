import { clsx } from 'clsx'
import { useCallback, useId, useMemo, useRef, useState } from 'react'
import type { ComponentType, ReactNode, Ref, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { mapTiles } from '#src/api/homes/map-tiles.ts'
import type { DrawAction, MapCanvasProps } from '#src/lib/map-types.ts'
import { writeArea } from '#src/features/search/write-area.ts'
import type { SearchControl } from '../filters/search-control.ts'
import type { HomeSearchState } from '../results/use-home-search.ts'
import { DrawTools } from './draw/draw-tools.tsx'
import { drawStep } from './draw/drawing.ts'
import type { Drawing } from './draw/drawing.ts'
import { MapBar } from './map-bar.tsx'
import { MapCard } from './map-card.tsx'
import { MapPanel } from './panel/map-panel.tsx'
import { ToMap } from './to-map.tsx'
import { useMapSearch } from './use-map-search.ts'
import { usePins } from './use-pins.ts'

type Props = {
  search: HomeSearchState
  control: SearchControl
  entry: string
  /** What draws the map. */
  Canvas: ComponentType<MapCanvasProps>
  /** What saves the search. */
  save: ReactNode
  takesFocus: boolean
  /** Where the focus goes from a button that goes away. */
  foundRef: Ref<HTMLParagraphElement>
  onFound: () => void
  onList: () => void
}

/** What a card in the corner takes of the map, in pixels. */
const cardSize = { right: 0, bottom: 330 }
const nothing = { right: 0, bottom: 0 }

/** The search as a map, in step with its list both ways (F-076). */
export function SearchMap({
  search,
  control,
  entry,
  Canvas,
  save,
  takesFocus,
  foundRef,
  onFound,
  onList,
}: Props) {
  const m = useTranslations('map')
  const { state, change } = control
  const mapId = useId()
  const found = useMapSearch(search, state, entry)
  const pins = usePins(found.hits)
  const tiles = useMemo(() => mapTiles(), [])
  const [pointed, setPointed] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const [isStageOpen, setStageOpen] = useState(false)
  const [drawing, setDrawing] = useState<Drawing>({ kind: 'off' })
  const lastOpened = useRef<Element>(null)
  const openedBy = useRef<Element>(null)
  const chosenHit = found.hits.find(({ id }) => id === chosen)
  const corners = drawing.kind === 'open' ? drawing.corners : undefined

  const choose = useCallback((id: string | undefined) => {
    if (id) lastOpened.current = document.activeElement
    setChosen(id)
    setStageOpen(false)
  }, [])
  const close = () => {
    choose(undefined)
    focusOn(lastOpened)
  }
  const openStage = () => {
    openedBy.current = document.activeElement
    setStageOpen(true)
  }
  const closeStage = () => {
    // on a phone the map, and with it the card, is hidden until then
    flushSync(() => setStageOpen(false))
    focusOn(openedBy)
  }
  const draw = (action: DrawAction) => {
    const next = drawStep(corners ?? [], action)
    setDrawing(next.kind === 'whole' ? { kind: 'off' } : next)
    const drawn = next.kind === 'whole' ? writeArea(next.corners) : undefined
    if (drawn) change({ state: { ...state, drawn } })
  }
  return (
    <div className="flex h-[calc(100dvh-var(--header-h)-1px)] min-h-120 flex-col">
      <h1 className="sr-only">{m('heading')}</h1>
      <MapBar {...{ control, takesFocus, onList }}>{save}</MapBar>
      <div className="relative grid min-h-0 grow lg:grid-cols-[29.5rem_1fr]">
        <ToMap target={mapId}>{m('toMap')}</ToMap>
        <MapPanel
          found={found}
          control={control}
          stage={isStageOpen ? chosenHit : undefined}
          onBack={closeStage}
          {...{ chosen, pointed, foundRef, onFound }}
          onChoose={choose}
          onPoint={setPointed}
        />
        <div className={clsx('relative min-h-0', isStageOpen && 'max-lg:invisible')}>
          <Canvas
            id={mapId}
            label={m('label')}
            {...{ pins, chosen, pointed, tiles }}
            aim={found.aim}
            area={found.area}
            drawing={corners}
            covered={chosenHit ? cardSize : nothing}
            onChoose={choose}
            onPoint={setPointed}
            onMove={found.onMove}
            onDraw={draw}
          />
          <div className="absolute top-3 left-3 z-1 sm:top-6 sm:left-6">
            <DrawTools
              drawing={corners}
              middle={found.middle}
              hasArea={state.drawn !== undefined}
              onStart={() => {
                choose(undefined)
                setDrawing({ kind: 'open', corners: [] })
              }}
              onClear={() => change({ state: { ...state, drawn: undefined } })}
              onDraw={draw}
            />
          </div>
          {chosenHit && !corners && <MapCard hit={chosenHit} onHomes={openStage} onClose={close} />}
        </div>
      </div>
    </div>
  )
}

function focusOn({ current }: RefObject<Element | null>): void {
  if (current instanceof HTMLElement) current.focus()
}
