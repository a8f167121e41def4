import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import type { MyPagesContent } from '#gen/content/model.ts'
import { useSite } from '#src/sites/use-site.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { BookingOnItsWay } from './booking-on-its-way.tsx'
import { BookingRights } from './booking-rights.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import { FirstLogin } from './first-login.tsx'
import { Greeting } from './greeting.tsx'
import { HomeMenu, nameOfHome } from '../homes/home-menu.tsx'
import { useChosenHome } from '../homes/use-chosen-home.ts'
import { HomePanel } from './home-panel.tsx'
import { NewsList } from './news-list.tsx'
import { PaymentCard } from '../payments/payment-card.tsx'
import { nextPaymentOf } from '../payments/payments.ts'
import { SavedLinks } from './saved-links.tsx'
import { daysBetween } from '../timeline/days.ts'
import { Steps } from '../timeline/steps.tsx'

type Props = {
  content: MyPagesContent
  user: User
  /** Today, as `2026-11-20`. */
  today: string
  /** Where a fault is reported, for whoever may. */
  reportHref: string | undefined
  /** What has happened in errands, if anything has. */
  errandNews: ReactNode
}

/** A customer's overview: their home and what happens next, what to pay and sign, news, and what they have saved. */
export function OverviewPage({ content, user, today, reportHref, errandNews }: Props) {
  const t = useTranslations('my-pages.greeting')
  const site = useSite()
  const { residences, documents, news, nextPayment } = content
  const { home, choose } = useChosenHome(residences)
  const payment = nextPaymentOf(site, nextPayment, user.payments)
  const days = home?.entryDate ? daysBetween(today, home.entryDate) : -1
  const hasNews = Boolean(errandNews) || news.length > 0
  return (
    <PageWidth className="pt-9 pb-section sm:pt-14">
      <FirstLogin user={user} />
      <Greeting
        name={user.firstName}
        lead={home && days >= 0 ? t('keys', { days, home: home.objectNumber }) : undefined}
        reportHref={reportHref}
      />
      {home && residences.length > 1 && (
        <div className="mb-3">
          <HomeMenu
            homes={residences.map((one) => ({ objectId: one.objectId, name: nameOfHome(one) }))}
            value={home.objectId}
            onChange={choose}
          />
        </div>
      )}
      {home && <HomePanel home={home} contact={home.contact ?? content.contacts[0]} />}
      <Steps timeline={home?.timeline ?? content.timeline} />
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-14 lg:grid-cols-[7fr_5fr]">
        {hasNews && (
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-14">
            {errandNews}
            {news.length > 0 && <NewsList items={news} />}
          </div>
        )}
        <div
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)] content-start gap-x-18 gap-y-14',
            // the whole width, where nothing stands beside it
            !hasNews && 'lg:col-span-2 lg:grid-cols-2',
          )}
        >
          <BookingOnItsWay business={user.ongoingBusiness} />
          <BookingRights bookings={user.bookings} />
          {payment && <PaymentCard payment={payment} />}
          {documents.length > 0 && <DocumentList documents={documents} today={today} />}
          <SavedLinks user={user} />
        </div>
      </div>
    </PageWidth>
  )
}
