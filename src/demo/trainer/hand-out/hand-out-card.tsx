import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { qrPicture } from '#src/lib/pictures/qr-picture.ts'
import { TextBox, ToolButton } from '../../director/parts/parts.tsx'

type Props = {
  name: string
  /** The dialog names it already. */
  isOnly: boolean
  address: string
  /** Tells what has happened. */
  onSay: (text: string) => void
}

/** The link into one world: a code to scan, the address to copy, and a way in. */
export function HandOutCard({ name, isOnly, address, onSay }: Props) {
  const t = useTranslations('trainer')
  const box = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      // only where the page is secure: not on a plain address of the local network
      await navigator.clipboard.writeText(address)
      onSay(t('handOut.copied'))
    } catch {
      box.current?.select()
      onSay(t('handOut.notCopied'))
    }
  }
  return (
    <li>
      {!isOnly && <h3>{name}</h3>}
      <QrCode text={address} alt={t('handOut.code', { name })} />
      <TextBox
        ref={box}
        readOnly
        aria-label={t('handOut.address', { name })}
        className="tool-mono"
        value={address}
      />
      <p className="trainer-printed tool-mono">{address}</p>
      <div className="trainer-buttons trainer-noprint mt-2">
        <ToolButton aria-label={t('handOut.copies', { name })} onClick={() => void copy()}>
          {t('handOut.copy')}
        </ToolButton>
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="trainer-link"
          aria-label={t('handOut.opens', { name })}
        >
          {t('handOut.open')}
        </a>
      </div>
    </li>
  )
}

/** A text as a QR code with a white margin, which phones need to find it. */
function QrCode({ text, alt }: { text: string; alt: string }) {
  const [source, setSource] = useState('')
  useEffect(() => {
    let isCurrent = true
    void qrPicture(text, { correction: 'medium', margin: 3 }).then((drawn) => isCurrent && setSource(drawn))
    return () => {
      isCurrent = false
    }
  }, [text])
  return (
    <div className="my-2 aspect-square w-full max-w-56">
      {source && <img src={source} alt={alt} width={224} height={224} className="size-full" />}
    </div>
  )
}
