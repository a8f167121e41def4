import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { qrPicture } from '#src/lib/pictures/qr-picture.ts'

/** Prints the page, with a code on paper that leads back to it. The code is drawn when somebody wants to print. */
export function usePrint() {
  const [code, setCode] = useState('')
  const print = async () => {
    // what draws it may not come: the sheet has the address in words, too
    const source = await drawnCode().catch(() => '')
    flushSync(() => setCode(source))
    window.print()
  }
  return { code, print }
}

/** On paper only: the code, and the address in words. */
export function PrintCode({ code, bookable }: { code: string; bookable: boolean }) {
  const t = useTranslations('home')
  return (
    <div className="mt-6 hidden items-center gap-4 print:flex">
      {code && <img src={code} alt="" width={96} height={96} />}
      <p className="text-small">
        {t(bookable ? 'printedToBook' : 'printed')}
        <br />
        {pageUrl()}
      </p>
    </div>
  )
}

const pageUrl = () => location.origin + location.pathname

async function drawnCode(): Promise<string> {
  const image = new Image()
  image.src = await qrPicture(pageUrl(), { correction: 'medium', margin: 0 })
  await image.decode()
  return image.src
}
