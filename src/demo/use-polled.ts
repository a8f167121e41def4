import { useEffect, useState } from 'react'

/** How often a page looks again, in milliseconds. */
const everyMs = 1000

/**
 * Reads something again and again, each time a second after the last answer. `read` and `onRead` have to stay the same
 * from one drawing to the next.
 *
 * @returns what was read last, and whether the backend is out of reach just now
 */
export function usePolled<T>(
  read: (signal: AbortSignal) => Promise<T>,
  onRead?: (value: T) => void,
): { value: T | undefined; isOffline: boolean } {
  const [value, setValue] = useState<T>()
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      try {
        const found = await read(leaving.signal)
        if (leaving.signal.aborted) return
        setValue(() => found)
        setOffline(false)
        onRead?.(found)
      } catch {
        if (leaving.signal.aborted) return
        setOffline(true)
      }
      timer = setTimeout(() => void look(), everyMs)
    }
    void look()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [read, onRead])
  return { value, isOffline }
}
