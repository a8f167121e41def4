import { useCallback, useEffect, useRef, useState } from 'react'
import { toggled } from './foldout.ts'
import type { Foldout } from './foldout.ts'

/** Focus stays with an open foldout once it has unfolded (K-037). */
const trapDelayMs = 350

/**
 * The open foldout of a header, and its manners: Escape closes it and gives focus back to the button, so does a press
 * outside, and Tab stays within header and foldout while it is open (F-019).
 */
export function useFoldout(onChange: (isOpen: boolean) => void) {
  const [open, setOpen] = useState<Foldout>()
  const header = useRef<HTMLElement>(null)
  const opener = useRef<Element | null>(null)

  const toggle = (pressed: NonNullable<Foldout>) => {
    const next = toggled(open, pressed)
    if (next) opener.current = document.activeElement
    setOpen(next)
    onChange(next !== undefined)
  }
  const close = useCallback(() => {
    setOpen(undefined)
    onChange(false)
  }, [onChange])

  useEffect(() => {
    const within = header.current
    if (!open || !within) return
    const listening = new AbortController()
    // it comes with what unfolds
    const loading = import('./keep-focus-within.ts')
    const trap = setTimeout(
      () => void loading.then((file) => file.keepFocusWithin(within, listening.signal)),
      trapDelayMs,
    )
    const onPress = (event: Event) => {
      if (!within.contains(event.target as Node)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      close()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
    document.addEventListener('pointerdown', onPress, listening)
    document.addEventListener('keydown', onKey, listening)
    return () => {
      clearTimeout(trap)
      listening.abort()
    }
  }, [open, close])

  return { open, toggle, close, header }
}
