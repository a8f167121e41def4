import { useEffect, useRef, useState } from 'react'

/** That something is done, and the place that says so: it takes the focus, since what was pressed has gone. */
export function useDone<Of>() {
  const [done, tell] = useState<Of>()
  const proof = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done !== undefined) proof.current?.focus()
  }, [done])
  return { done, tell, proof }
}
