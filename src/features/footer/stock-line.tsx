import { useTranslations } from 'use-intl'
import type { StockQuote } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'

/** The last price of the company's share, at the foot of its own pages (G-078). */
export function StockLine({ quote }: { quote: StockQuote }) {
  const t = useTranslations('footer.stock')
  const { locale, timeZone } = useSite()
  const { name, marketplace, price, currency, change, quotedAt, url } = quote
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const rise = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone })
  return (
    <aside aria-label={t('label')} className="border-t border-line bg-surface">
      <PageWidth className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-5 text-small">
        <LocalLink href={url} className={textLinkClass({ look: 'quiet' })}>
          {name}, {marketplace}
        </LocalLink>
        <span className="font-strong">{money.format(price)}</span>
        <span>{t('change', { change: rise.format(change / 100) })}</span>
        <span className="text-ink-2">{t('paid', { time: time.format(new Date(quotedAt)) })}</span>
      </PageWidth>
    </aside>
  )
}
