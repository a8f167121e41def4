import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { dockPanel, roomForBoth } from './dock.ts'
import { rememberOpen, wasOpen } from './panel-memory.ts'

const room = matchMedia(roomForBoth)
const onRoom = (changed: () => void) => {
  room.addEventListener('change', changed)
  return () => room.removeEventListener('change', changed)
}

/** Whether the panel is open, and room for it while it is. Alt+R opens and closes it from anywhere. */
export function useDock() {
  const [isOpen, setOpen] = useState(wasOpen)
  const hasRoom = useSyncExternalStore(onRoom, () => room.matches)
  const toggle = useCallback((open: boolean) => {
    rememberOpen(open)
    setOpen(open)
  }, [])
  useLayoutEffect(() => {
    if (isOpen) dockPanel(hasRoom ? 'docked' : 'sheet')
    else dockPanel('closed')
  }, [isOpen, hasRoom])
  // from the moment that the handle is seen
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      // by its place on the keyboard: with Alt a Mac writes another letter
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyR') return
      event.preventDefault()
      toggle(!isOpen)
    }
    // before a dialog of the portal takes the key for itself
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [isOpen, toggle])
  return { isOpen, isSheet: isOpen && !hasRoom, toggle }
}
