import { arrowLeft, arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import type { Place } from './use-place.ts'

const arrowUp = 'M10 16.5v-12M5.5 9 10 4.5 14.5 9'
const arrowDown = 'M10 3.5v12M5.5 11l4.5 4.5 4.5-4.5'

type Props = {
  texts: { up: string; down: string; across: string }
  side: Place['side']
  onMove: (key: string) => void
}

/** Moves a handle of the edge by single presses, for whoever cannot drag (WCAG 2.5.7). */
export const PlaceButtons = ({ texts, side, onMove }: Props) => (
  <>
    {(
      [
        ['ArrowUp', texts.up, arrowUp],
        ['ArrowDown', texts.down, arrowDown],
        side === 'left' ? ['ArrowRight', texts.across, arrowRight] : ['ArrowLeft', texts.across, arrowLeft],
      ] as const
    ).map(([key, label, icon]) => (
      <button
        key={label}
        type="button"
        aria-label={label}
        title={label}
        className="grid size-9 shrink-0 place-items-center rounded-btn hover:bg-surface-2"
        onClick={() => onMove(key)}
      >
        <Icon path={icon} />
      </button>
    ))}
  </>
)
