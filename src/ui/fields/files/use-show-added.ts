import { useEffect, useRef } from 'react'

/** For a list of so many: brings into view what is added at its end, below the window perhaps. The focus stays where it is. */
export function useShowAdded(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    before.current = count
  }, [count])
  return list
}
