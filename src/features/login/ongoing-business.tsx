import { useTranslations } from 'use-intl'
import type { OngoingBusiness as Business } from '#gen/account_service/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'
import { viewTitleClass } from './view-title-class.ts'

/** Logged in, with a purchase under way: the way back to it. */
export function OngoingBusiness({ business, onDone }: { business: Business; onDone: () => void }) {
  const t = useTranslations('login.business')
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div>
      <h2 ref={title} tabIndex={-1} className={viewTitleClass}>
        {t('title')}
      </h2>
      <p className="mt-2.5 mb-6 text-ink-2">{t('text', { name: business.name })}</p>
      <div className="flex flex-col items-center justify-between gap-4 sm:flex-row">
        <LocalLink href={business.url} onClick={onDone} className={`${buttonClass()} max-sm:w-full`}>
          {t('continue')}
        </LocalLink>
        <TextButton look="quiet" onClick={onDone}>
          {t('later')}
        </TextButton>
      </div>
    </div>
  )
}
