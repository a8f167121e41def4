import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextButton } from '#src/ui/actions/text-button.tsx'

type Props = { title: string; onPrint: () => void }

/** Shares the address by what the device has for it, or copies it; and prints the page as a sheet. */
export function PageTools({ title, onPrint }: Props) {
  const t = useTranslations('home')
  const [said, setSaid] = useState<'copied' | 'failed'>()
  const share = async () => {
    const url = location.href.replace(/#.*$/, '')
    try {
      if (canShare(url)) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setSaid('copied')
    } catch (cause) {
      // whoever closes the share sheet has changed their mind
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      setSaid('failed')
    }
  }
  return (
    <>
      <TextButton look="quiet" onClick={() => void share()} onBlur={() => setSaid(undefined)}>
        {t('share.label')}
      </TextButton>
      <TextButton look="quiet" onClick={onPrint}>
        {t('print')}
      </TextButton>
      <output className="basis-full text-ink-2 empty:hidden">{said && t(`share.${said}`)}</output>
    </>
  )
}

const canShare = (url: string) => 'share' in navigator && navigator.canShare?.({ url })
