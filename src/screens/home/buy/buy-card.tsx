import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { LoweredText } from '#src/features/home-cards/hit-texts.tsx'
import { VipLabel } from '#src/ui/content/vip-label.tsx'
import { canBook } from './can-book.ts'
import type { SaleState } from '#src/domain/sale/status/sale-state.ts'
import { usePriceTexts } from './use-price-texts.ts'
import type { useSale } from './use-sale.ts'

type Props = {
  content: ObjectContent
  sale: SaleState
  status: ReactNode
  save: ReactNode
  /** Where one books; nothing on a site without bookings. */
  bookingUrl: string | undefined
  /** Where the owner of the home finds all about it; nothing for anybody else. */
  ownUrl: string | undefined
  /** How this visitor gets priority, and where; nothing where they cannot. */
  vip: ReturnType<typeof useSale>['vip']
  showing: ReactNode
  interest: ReactNode
  /** Small things to do with the page, such as to share it. */
  tools: ReactNode
}

/** Whether the home can be had, what it costs, and the next step. */
export function BuyCard(props: Props) {
  const { content, sale, status, save, bookingUrl, ownUrl, vip, showing, interest, tools } = props
  const t = useTranslations('home')
  const formats = useFormats()
  const price = usePriceTexts(content)
  const form = content.seo.constructionForm
  const bookable = bookingUrl !== undefined && canBook(sale)
  return (
    <section
      aria-label={t('buy.label')}
      className="break-inside-avoid rounded-m border border-line p-5 huge-text:px-3 sm:p-7.5"
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        {status}
        <span className="relative -mr-2.5 print:hidden">{save}</span>
      </div>
      {price.amount && (
        <p className="mt-4">
          <span className={price.isPlain ? 'sr-only' : 'block text-small text-ink-2'}>{price.label} </span>
          <span className="font-display text-[2.25rem] leading-[1.15] max-[14rem]:text-[1.25rem] font-medium tracking-[-0.02em]">
            {price.amount}
          </span>
        </p>
      )}
      {content.summary.formerPrice && (
        <p className="mt-1">
          <LoweredText hit={content.summary} />
        </p>
      )}
      {price.rest && <p className="mt-1 text-small text-ink-2">{price.rest}</p>}
      <div className="mt-6 grid gap-4 print:hidden">
        {sale.offer === 'priority' && (
          <div className="grid justify-items-start gap-2 text-small">
            <VipLabel>{t('vip.label')}</VipLabel>
            <p>
              {sale.until ? t('vip.until', { day: formats.longDate(sale.until) }) : t('vip.now')}
              {!sale.isOpen && ` ${t('vip.others')}`}
            </p>
          </div>
        )}
        {sale.offer === 'interest' && sale.why !== 'byAgent' && (
          <p className="text-small text-ink-2">{t(`why.${sale.why}`)}</p>
        )}
        {sale.offer === 'nothing' && <p className="text-small text-ink-2">{t(`gone.${sale.why}`)}</p>}
        {ownUrl && (
          <LocalLink href={ownUrl} className={buttonClass({ wide: true })}>
            {t('toMyPages')}
          </LocalLink>
        )}
        {bookable && (
          <>
            <LocalLink href={bookingUrl} className={buttonClass({ wide: true })}>
              {t(`book.${form}`)}
            </LocalLink>
            {'fee' in sale && sale.fee !== undefined && (
              <p className="text-small text-ink-2">{t('buy.how', { fee: formats.price(sale.fee) })}</p>
            )}
          </>
        )}
        {sale.offer === 'priority' && !sale.isOpen && vip && (
          <>
            {vip.step === 'pay' && <p className="text-small">{t('vip.unpaid')}</p>}
            <LocalLink href={vip.url} className={buttonClass({ wide: true })}>
              {t(`vip.${vip.step}`)}
            </LocalLink>
          </>
        )}
        {/* the main step first */}
        {sale.offer === 'interest' && interest}
        {showing}
        {sale.offer !== 'interest' && interest}
      </div>
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-3 border-t border-line pt-5 text-small print:hidden">
        {tools}
      </div>
    </section>
  )
}
