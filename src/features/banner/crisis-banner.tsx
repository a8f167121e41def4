import { useTranslations } from 'use-intl'
import type { CrisisBanner as Crisis } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { NoticeBar } from './notice-bar.tsx'

type Props = { crisis: Crisis; onClose: () => void }

/** What everybody needs to know now, as an emergency or as information (F-027, E-079). */
export function CrisisBanner({ crisis: { isEmergency, heading, text, linkUrl }, onClose }: Props) {
  const t = useTranslations('banner')
  const link = linkUrl && (
    <LocalLink href={linkUrl} className={textLinkClass()}>
      {t('crisis.more')}
    </LocalLink>
  )
  return (
    <NoticeBar
      look={isEmergency ? 'emergency' : 'info'}
      label={t('crisis.label')}
      link={link}
      closeLabel={t('crisis.close')}
      onClose={onClose}
    >
      <strong className="sm:text-body">{heading}</strong> {text}
    </NoticeBar>
  )
}
