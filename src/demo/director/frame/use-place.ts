import { useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { keepIn } from '#src/lib/storage/keep-in.ts'

/** Where on an edge of the window something small lies: on which side, and how far down, in percent of the height. */
export type Place = { side: 'left' | 'right'; down: number }

const highest = 5
const lowest = 90
const step = 5
/** How far a pointer may tremble in a press, in CSS pixels. */
const slack = 6

const within = (down: number): number => Math.min(lowest, Math.max(highest, down))

/** The place after an arrow key; undefined for any other key. */
export function movedBy(key: string, { side, down }: Place): Place | undefined {
  if (key === 'ArrowUp') return { side, down: within(down - step) }
  if (key === 'ArrowDown') return { side, down: within(down + step) }
  if (key === 'ArrowLeft') return { side: 'left', down }
  if (key === 'ArrowRight') return { side: 'right', down }
  return undefined
}

/** The place on the edge that is nearest to a point of the window. */
export const placeAt = (
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
): Place => ({ side: x < width / 2 ? 'left' : 'right', down: within(Math.round((y / height) * 100)) })

/** What was remembered; what cannot be read is as though there were nothing. */
export function readPlace(text: string | null, usual: Place): Place {
  const [side, down = ''] = (text ?? '').split(' ')
  const number = Number(down)
  if ((side !== 'left' && side !== 'right') || down === '' || !Number.isFinite(number)) return usual
  return { side, down: within(number) }
}

/** Lets a button be moved along the edges of the window, by pointer and by arrow keys; the browser remembers where. */
export function usePlace(name: string, usual: Place) {
  const [place, put] = useState(() => readPlace(localStorage.getItem(name), usual))
  const from = useRef<{ x: number; y: number }>(undefined)
  const isDragged = useRef(false)
  const move = (to: Place) => {
    keepIn(localStorage, name, `${to.side} ${to.down}`)
    put(to)
  }
  const style: CSSProperties = {
    top: `${place.down}%`,
    translate: `0 -${place.down}%`,
    bottom: 'auto',
    left: place.side === 'left' ? 0 : 'auto',
    right: place.side === 'left' ? 'auto' : 0,
  }
  return {
    side: place.side,
    /** Moves it as an arrow key does, for a single press of a pointer (WCAG 2.5.7); tells where it is then. */
    moveBy: (key: string): Place => {
      const to = movedBy(key, place) ?? place
      move(to)
      return to
    },
    movable: {
      style,
      'data-side': place.side,
      onKeyDown: (event: KeyboardEvent) => {
        const to = event.altKey || event.ctrlKey || event.metaKey ? undefined : movedBy(event.key, place)
        if (!to) return
        event.preventDefault()
        move(to)
      },
      onPointerDown: ({ clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent) => {
        // a quick hand is off the button before it has moved
        currentTarget.setPointerCapture(pointerId)
        from.current = { x, y }
        isDragged.current = false
      },
      onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
        const begun = from.current
        if (!begun || (!isDragged.current && Math.hypot(x - begun.x, y - begun.y) < slack)) return
        isDragged.current = true
        const { clientWidth: width, clientHeight: height } = document.documentElement
        move(placeAt({ x, y }, { width, height }))
      },
      onPointerUp: () => {
        from.current = undefined
      },
      onPointerCancel: () => {
        from.current = undefined
      },
      // the press that ends a move is none
      onClickCapture: (event: MouseEvent) => {
        if (isDragged.current) event.stopPropagation()
        isDragged.current = false
      },
    },
  }
}
