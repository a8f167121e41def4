import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { DrawAction, GeoPoint } from '#src/lib/map-types.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Chip } from '#src/ui/actions/chip.tsx'
import { edit } from '#src/ui/icons/editing.ts'
import { canClose } from './drawing.ts'

type Props = {
  /** Corners set so far, while an area is drawn. */
  drawing: readonly GeoPoint[] | undefined
  /** The middle of the map. */
  middle: GeoPoint | undefined
  hasArea: boolean
  onStart: () => void
  onClear: () => void
  onDraw: (action: DrawAction) => void
}

/** The way to an area of one's own: by a stroke or taps on the map, or corner by corner from here. */
export function DrawTools({ drawing, middle, hasArea, onStart, onClear, onDraw }: Props) {
  const t = useTranslations('search')
  const m = useTranslations('map')
  const chip = useRef<HTMLButtonElement>(null)
  const setCorner = useRef<HTMLButtonElement>(null)
  const isDrawing = drawing !== undefined
  const wasDrawing = useRef(false)
  // a button that ended the drawing went away with it
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body
    if (wasDrawing.current && !isDrawing && isFocusLost) chip.current?.focus()
    wasDrawing.current = isDrawing
  }, [isDrawing])

  if (!drawing)
    return (
      <Chip
        ref={chip}
        icon={edit}
        compact
        set={hasArea}
        onClick={onStart}
        onClear={() => {
          onClear()
          chip.current?.focus()
        }}
        clearLabel={t('chip.clear', { filter: t('filter.drawn') })}
        className="shadow-pop"
      >
        {hasArea ? t('filter.drawn') : m('draw')}
      </Chip>
    )
  return (
    <div className="max-w-[min(22.5rem,calc(100vw-1.5rem))] rounded-btn bg-paper p-4 text-small shadow-pop forced-colors:border">
      <p>
        {m('drawHow')} <span className="any-pointer-coarse:hidden">{m('drawKeys')}</span>
      </p>
      <p role="status" className="mt-1 text-ink-2">
        {m('corners', { count: drawing.length })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          small
          look="secondary"
          ref={setCorner}
          // the way on for the keyboard begins here
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onClick={() => middle && onDraw({ kind: 'corner', at: middle })}
        >
          {m('corner')}
        </Button>
        {drawing.length > 0 && (
          <Button
            small
            look="quiet"
            onClick={() => {
              // without corners there is nothing to undo, and no button for it
              if (drawing.length === 1) setCorner.current?.focus()
              onDraw({ kind: 'back' })
            }}
          >
            {m('undo')}
          </Button>
        )}
        <Button small look="quiet" onClick={() => onDraw({ kind: 'cancel' })}>
          {m('cancel')}
        </Button>
        {canClose(drawing) && (
          <Button small onClick={() => onDraw({ kind: 'done' })}>
            {m('done')}
          </Button>
        )}
      </div>
    </div>
  )
}
