import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { ObjectContent } from '#gen/content/model.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { FavouriteButton } from '#src/features/favourites/favourite-button.tsx'
import { BuyCard } from './buy-card.tsx'
import { canBook } from './can-book.ts'
import { ContactCard } from './contact-card.tsx'
import { PageTools } from './page-tools.tsx'
import { PrintCode, usePrint } from './print-code.tsx'
import { isNew } from '#src/domain/sale/status/hit-status.ts'
import { useNow } from '#src/domain/use-now.ts'
import { NewLabel } from '#src/ui/content/new-label.tsx'
import { InterestButton } from '#src/features/interest/interest-button.tsx'
import { HitStatusDot } from '#src/features/home-cards/hit-status-dot.tsx'
import { BookShowingButton } from '#src/features/showings/book-showing-button.tsx'
import { comparedHome } from '../compare/compared.ts'
import { useSale } from './use-sale.ts'

const CompareHomes = lazyPart(async () => (await import('../compare/compare-homes.tsx')).CompareHomes)

type Props = { content: ObjectContent; shown: { name: string; url: string } }

/** What stays in sight beside the home: price, next step and whom to ask. */
export function HomeAside({ content, shown }: Props) {
  const t = useTranslations('home')
  const card = useTranslations('search.card')
  const now = useNow()
  const { code, print } = usePrint()
  const [isComparing, setComparing] = useState(false)
  const { sale, ownUrl, bookingUrl, vip, about } = useSale(content)
  const { summary, contacts } = content
  const [contact] = contacts
  return (
    <div className="lg:sticky lg:top-8">
      <BuyCard
        content={content}
        sale={sale}
        bookingUrl={bookingUrl}
        ownUrl={ownUrl}
        vip={vip}
        status={
          <span className="flex flex-wrap items-center gap-3">
            <HitStatusDot hit={summary} />
            {isNew(summary, now) && <NewLabel>{card('new')}</NewLabel>}
          </span>
        }
        save={<FavouriteButton objectId={summary.id} name={shown.name} isHome />}
        showing={<BookShowingButton showings={summary.showings} shown={shown} wide />}
        interest={
          content.interestOpen &&
          !ownUrl && (
            <InterestButton about={about} wide look={sale.offer === 'interest' ? 'primary' : 'secondary'} />
          )
        }
        tools={
          <>
            <CompareButton home={comparedHome(summary)} onOpen={() => setComparing(true)} />
            <PageTools title={content.heading} onPrint={() => void print()} />
          </>
        }
      />
      {contact && (
        <div className="mt-7.5">
          <ContactCard person={contact} label={t('section.contact')} />
        </div>
      )}
      <PrintCode code={code} bookable={bookingUrl !== undefined && canBook(sale)} />
      {isComparing && (
        <Suspense>
          <CompareHomes content={content} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </div>
  )
}
