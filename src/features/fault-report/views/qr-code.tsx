import { useEffect, useState } from 'react'

/** A text as a QR code; the last one stays until the next is drawn. */
export function QrCode({ text, alt }: { text: string; alt: string }) {
  const [source, setSource] = useState('')
  useEffect(() => {
    let isCurrent = true
    void draw(text).then((drawn) => isCurrent && setSource(drawn))
    return () => {
      isCurrent = false
    }
  }, [text])
  if (!source) return null
  return (
    <span className="block w-55 rounded-m border border-line bg-white p-4">
      <img src={source} alt={alt} width={200} height={200} className="size-full" />
    </span>
  )
}

async function draw(text: string): Promise<string> {
  const { toString } = await import('qrcode')
  const svg = await toString(text, { type: 'svg', errorCorrectionLevel: 'L', margin: 0 })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
