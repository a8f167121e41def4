import { useEffect, useState } from 'react'

/** An address for bytes at hand, for as long as they are shown: never that of the bytes before, which is given back. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    // made in the effect, since what is made has to be given back
    // oxlint-disable-next-line react/set-state-in-effect
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made && made.blob === blob ? made.url : undefined
}
