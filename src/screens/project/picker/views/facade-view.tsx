import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { explorerFile } from '#src/api/homes/explorer.ts'
import type { ExplorerView } from '#src/api/homes/explorer.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { HomeButton } from './home-button.tsx'
import { kindOf } from '../../homes/home-kind.ts'
import { nextHome, stepOfKey } from './next-home.ts'
import { restsOf, widthsOf } from '../picker-views.ts'
import type { PickerPlace } from '../picker-views.ts'

type Props = {
  view: ExplorerView
  /** The house, as its chip has it. */
  house: string
  places: readonly PickerPlace[]
  homes: ReadonlyMap<string, SearchHit>
  /** The homes that are looked for; the others are faded. */
  fitting: ReadonlySet<string>
  chosen: string | undefined
  onChoose: (homeId: string) => void
  /** Light and shade of one moment, drawn over the house. */
  sunUrl?: string
}

/** A house with a button on each of its homes. Where the window is narrower than the house, it pans sideways. */
export function FacadeView({ view, house, places, homes, fitting, chosen, onChoose, sunUrl }: Props) {
  const t = useTranslations('project')
  const hint = useId()
  const pane = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const shown = places.filter(({ homeId }) => homes.has(homeId))
  const tabStop = [focused, chosen, shown[0]?.homeId].find((id) => shown.some(({ homeId }) => homeId === id))
  const { least, most } = widthsOf(view)

  useEffect(() => {
    const box = places.find(({ homeId }) => homeId === chosen)?.box
    const { current } = pane
    if (!box || !current) return
    // told once the house is laid out: to ask now would hold up the page until it is
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect()
      current.scrollTo({ left: (box.left + box.width / 2) * current.scrollWidth - current.clientWidth / 2 })
    })
    laidOut.observe(current)
    return () => laidOut.disconnect()
  }, [chosen, view.id, places])

  const step = (event: KeyboardEvent, from: string) => {
    const way = stepOfKey[event.key]
    if (!way) return
    event.preventDefault()
    const next = nextHome(shown, from, way)
    pane.current?.querySelector<HTMLElement>(`[data-home="${CSS.escape(next ?? from)}"]`)?.focus()
  }

  const first = homes.get(shown[0]?.homeId ?? '')
  return (
    <div className="relative">
      <div ref={pane} className="snap-x snap-proximity overflow-x-auto overscroll-x-contain">
        <div
          style={{
            width: `clamp(${least}px, 100%, ${most}px)`,
            aspectRatio: `${view.width} / ${view.height}`,
          }}
          className="relative mx-auto"
        >
          <img
            src={explorerFile(view.imageUrl)}
            alt={view.imageAlt}
            width={view.width}
            height={view.height}
            className="size-full"
          />
          {sunUrl && <img src={explorerFile(sunUrl)} alt="" className="absolute inset-0 size-full" />}
          {restsOf(shown).map((rest) => (
            <span
              key={rest}
              style={{ left: `${rest * 100}%` }}
              className="absolute inset-y-0 w-px snap-center"
            />
          ))}
          <p id={hint} hidden>
            {t('picker.hint')}
          </p>
          <div
            role="group"
            className="absolute inset-0"
            aria-label={t('picker.group', { kind: first ? kindOf(first) : 'apartment', house })}
            aria-describedby={hint}
          >
            {shown.map(({ homeId, box }) => {
              const home = homes.get(homeId)
              return (
                home && (
                  <HomeButton
                    key={homeId}
                    home={home}
                    box={box}
                    isFitting={fitting.has(homeId)}
                    isChosen={homeId === chosen}
                    isTabStop={homeId === tabStop}
                    onChoose={() => onChoose(homeId)}
                    onFocus={() => setFocused(homeId)}
                    onKeyDown={(event) => step(event, homeId)}
                  />
                )
              )
            })}
          </div>
        </div>
      </div>
    </div>
  )
}
