import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Notice } from '../frame/technical-error.tsx'

/** A board whose association has no technical management: the way without, or the contact page (F-168, S-029). */
export function NoManagement({
  name,
  onContinue,
  onClose,
}: {
  name: string
  onContinue: () => void
  onClose: () => void
}) {
  const t = useTranslations('fault-report.noManagement')
  const { myContacts } = useSite().paths
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Notice>
      <h2 ref={heading} tabIndex={-1} className="font-display text-h2 outline-none">
        {t('title')}
      </h2>
      <p className="mt-4">{t('text', { name })}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button onClick={onContinue}>{t('continue')}</Button>
        {myContacts && (
          <LocalLink href={myContacts} onClick={onClose} className={textLinkClass({ look: 'quiet' })}>
            {t('contact')}
          </LocalLink>
        )}
        <Button look="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Notice>
  )
}
