import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { canBook } from './can-book.ts'
import type { SaleState } from '#src/domain/sale/status/sale-state.ts'
import { usePriceTexts } from './use-price-texts.ts'

type Props = {
  content: ObjectContent
  sale: SaleState
  bookingUrl: string | undefined
  /** The next step of whoever cannot book. */
  interest: ReactNode
}

/** On narrow windows price and next step stay in sight while the page is read. */
export function BuyBar({ content, sale, bookingUrl, interest }: Props) {
  const t = useTranslations('home')
  const price = usePriceTexts(content)
  const bookable = bookingUrl !== undefined && canBook(sale)
  if (sale.offer === 'nothing') return null
  return (
    // the step takes the words it needs in lines, and a line of its own only where its longest word has no room
    <div className="foot-bar z-10 flex flex-wrap items-center justify-between gap-3 py-3 lg:hidden [@media(height<30rem)]:py-1.5 print:hidden [&>:nth-child(2)]:max-w-max [&>:nth-child(2)]:flex-[1_1_min-content]">
      <p className="shrink-0 leading-[1.35]">
        {price.amount && <span className="block text-h4 font-strong whitespace-nowrap">{price.amount}</span>}
        {price.fee && <span className="block text-micro text-ink-2">{price.fee}</span>}
      </p>
      {bookable ? (
        <LocalLink href={bookingUrl} className={`${buttonClass()} max-sm:px-3 max-[22.5rem]:text-small`}>
          {t(`book.${content.seo.constructionForm}`)}
        </LocalLink>
      ) : (
        interest
      )}
    </div>
  )
}
