import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import type { SaleStatus } from '#src/domain/sale/status/status-at.ts'
import { groupOf } from '../../homes/home-state.ts'
import type { PickerPlace } from '../picker-views.ts'
import { StateMark } from '../state-mark.tsx'
import { useHomeTexts } from '../../homes/use-home-texts.ts'

type Props = {
  home: SearchHit
  box: PickerPlace['box']
  isChosen: boolean
  /** It is among those that are looked for. */
  isFitting: boolean
  /** The one home of the picture that Tab leads to. */
  isTabStop: boolean
  onChoose: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A home in the picture of its house: what is gone is faded, the rest carries the mark of its state. */
export function HomeButton({ home, box, isChosen, isFitting, isTabStop, ...on }: Props) {
  const texts = useHomeTexts()
  const state = texts.state(home)
  return (
    <button
      type="button"
      data-home={home.id}
      aria-label={texts.summary(home)}
      aria-pressed={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={on.onChoose}
      onFocus={on.onFocus}
      onKeyDown={on.onKeyDown}
      style={{
        left: percent(box.left),
        top: percent(box.top),
        width: percent(box.width),
        height: percent(box.height),
      }}
      className={clsx(
        'group/home absolute forced-color-adjust-none transition-colors hover:z-2 focus-visible:z-2 focus-visible:outline-3 focus-visible:-outline-offset-1 focus-visible:outline-focus focus-visible:inset-ring-3 focus-visible:inset-ring-white',
        isChosen
          ? 'z-1 bg-brand/20 inset-ring-4 inset-ring-white/80 outline-3 -outline-offset-1 outline-brand'
          : fadeOf(state, isFitting),
      )}
    >
      {!isGone(state) && isFitting && (
        <span className="absolute top-1.5 left-1.5">
          <StateMark group={groupOf(state)} />
        </span>
      )}
      <span
        className={clsx(
          'pointer-events-none absolute bottom-full left-1/2 mb-1.5 -translate-x-1/2 rounded-s px-3 py-1 text-micro font-label whitespace-nowrap',
          'after:absolute after:top-full after:left-1/2 after:size-2 after:-translate-1/2 after:rotate-45',
          isChosen
            ? 'bg-brand text-on-brand after:bg-brand'
            : 'hidden bg-ink text-paper group-hover/home:block group-focus-visible/home:block after:bg-ink',
        )}
      >
        {texts.name(home)}
      </span>
    </button>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** White over what is gone, and a little over what is reserved (two thirds, and three eighths). */
function fadeOf(state: SaleStatus, isFitting: boolean): string {
  if (isGone(state) || !isFitting) return 'bg-white/66 hover:bg-white/40'
  return state === 'reserved' ? 'bg-white/38 hover:bg-white/20' : 'hover:bg-brand/12'
}
