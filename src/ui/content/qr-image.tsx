import { useEffect, useState } from 'react'
import { qrPicture } from '#src/lib/pictures/qr-picture.ts'

/** The text as a QR code, error correction L. The last code stays until the next is drawn, so that nothing blinks. */
export function QrImage({ text, alt }: { text: string; alt: string }) {
  const [source, setSource] = useState('')
  useEffect(() => {
    let isCurrent = true
    void qrPicture(text, { correction: 'low', margin: 0 }).then((drawn) => isCurrent && setSource(drawn))
    return () => {
      isCurrent = false
    }
  }, [text])
  return (
    <div className="aspect-square w-full">
      {source && <img src={source} alt={alt} width={200} height={200} className="size-full" />}
    </div>
  )
}
