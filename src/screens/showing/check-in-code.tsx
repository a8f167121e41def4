import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { QrImage } from '#src/ui/content/qr-image.tsx'

/** The code at the door of a viewing: a phone that reads it comes to where one checks in (T-073, R-052). */
export function CheckInCode({ url }: { url: string }) {
  const t = useTranslations('showings.page')
  return (
    <section aria-labelledby="check-in-code" className="flex flex-wrap gap-6 border-t border-line pt-8">
      <div className="w-40 shrink-0 bg-white p-2 max-sm:hidden">
        <QrImage text={new URL(url, location.origin).href} alt={t('here.code')} />
      </div>
      <div className="min-w-[min(15rem,100%)] flex-1">
        <h2 id="check-in-code" className="text-h4">
          {t('here.title')}
        </h2>
        <p className="mt-2 text-ink-2 max-sm:hidden">{t('here.text')}</p>
        <p className="mt-4">
          <LocalLink href={url} className={textLinkClass()}>
            {t('checkIn')}
          </LocalLink>
        </p>
      </div>
    </section>
  )
}
