import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { NoticeBar } from './notice-bar.tsx'

type Props = {
  /** The same page on the Swedish site, where there is one. */
  backUrl: string | undefined
  onClose: () => void
}

/** Says to whoever asked for the Swedish site why this one came (F-029). */
export function RedirectMessage({ backUrl, onClose }: Props) {
  const t = useTranslations('banner')
  const link = backUrl && (
    <LocalLink href={backUrl} className={textLinkClass()}>
      {t('redirected.back')}
    </LocalLink>
  )
  return (
    <NoticeBar
      look="info"
      label={t('redirected.label')}
      link={link}
      closeLabel={t('crisis.close')}
      onClose={onClose}
    >
      {t('redirected.text')}
    </NoticeBar>
  )
}
