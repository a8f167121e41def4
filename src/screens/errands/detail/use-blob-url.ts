import { useEffect, useState } from 'react'

/** An address for bytes at hand, for as long as they are shown. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    // made in the effect, since what is made has to be given back
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return url
}
