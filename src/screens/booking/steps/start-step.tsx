import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import type { BookingVariant } from '#gen/content/model.ts'
import { bookableQuery, mayBookQuery } from '#src/api/booking/booking.ts'
import { useHoldHome } from '#src/api/booking/booking-hold.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { Awaited } from '../frame/awaited.tsx'
import { useHome } from '../flow/booking-context.ts'
import { FailureScreen } from '../form/general-failure.tsx'
import { NotForSale, OwnAlready } from '../admission/not-for-sale.tsx'
import { refusalOf } from '../form/refusal.ts'
import { RefusalMessage } from '../form/refusal-message.tsx'
import { StepHeading } from '../frame/step-heading.tsx'
import { stepsOf } from '../flow/steps.ts'

type Props = { variant: BookingVariant; user: User; onHeld: () => void }

/** The first step: may it be booked, what lies ahead, and the button that holds the home (F-134, F-135). */
export function StartStep({ variant, user, onHeld }: Props) {
  const t = useTranslations('booking')
  const home = useHome()
  const bookable = useQuery(bookableQuery(home.objectId))
  const mayBook = useQuery(mayBookQuery(home, user.id))
  const hold = useHoldHome()
  const take = async () => {
    try {
      await hold.mutateAsync(home.objectId)
      onHeld()
    } catch {
      // told below the button
    }
  }
  if (bookable.data === undefined || mayBook.isPending) return <Awaited>{t('start.checking')}</Awaited>
  if (mayBook.isError) return <FailureScreen onRetry={mayBook.refetch} />
  const isOwn = isTaken(home.status) && user.bookings.some(({ objectId }) => objectId === home.objectId)
  if (isOwn) return <OwnAlready />
  if (!bookable.data || !mayBook.data)
    return <NotForSale why={isTaken(home.status) ? 'taken' : 'cannotBook'} home={home} />
  const refusal = hold.error ? refusalOf(hold.error) : undefined
  if (refusal === 'taken' || refusal === 'cannotBook') return <NotForSale why={refusal} home={home} />
  return (
    <div className="max-w-175">
      <StepHeading title={t('start.title', { name: home.name })} lead={t('start.lead')} />
      <Ahead variant={variant} />
      {refusal && <RefusalMessage refusal={refusal} className="mt-8" />}
      <Button className="mt-9 max-sm:w-full" onClick={take}>
        {t('start.button')}
      </Button>
    </div>
  )
}

const isTaken = (status: string): boolean => ['reserved', 'booked', 'sold'].includes(status)

/** What the steps ask for, so that it can be at hand. */
export function Ahead({ variant }: { variant: BookingVariant }) {
  const t = useTranslations('booking')
  const { price } = useFormats()
  const { bookingFee } = useHome()
  const { paymentMethods } = useSite()
  const steps = stepsOf(variant).filter((step) => step !== 'start-booking' && step !== 'done')
  return (
    <ol className="grid list-decimal gap-3 pl-6 marker:text-ink-2 marker:normal-nums">
      {steps.map((step) => (
        <li key={step}>
          <Unbroken text={t(`ahead.${step}`, { amount: price(bookingFee) })} />
        </li>
      ))}
      {paymentMethods.length === 0 && <li>{t('ahead.invoice', { amount: price(bookingFee) })}</li>}
    </ol>
  )
}
