import { useTranslations } from 'use-intl'
import { useHoldHome } from '#src/api/booking/booking-hold.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { Button } from '#src/ui/actions/button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { useHome } from '../flow/booking-context.ts'
import { NotForSale } from '../admission/not-for-sale.tsx'
import { refusalOf } from '../form/refusal.ts'
import { RefusalMessage } from '../form/refusal-message.tsx'
import { StepHeading } from './step-heading.tsx'

type Props = {
  /** It was let go of in another tab, before its time was up. */
  isCancelled: boolean
  onHeld: () => void
}

/** The hold is over: nothing typed is lost, and the home can be held again if nobody else has taken it (F-135). */
export function HoldOver({ isCancelled, onHeld }: Props) {
  const t = useTranslations('booking')
  const home = useHome()
  const hold = useHoldHome()
  const refusal = hold.error ? refusalOf(hold.error) : undefined
  if (refusal === 'taken' || refusal === 'cannotBook') return <NotForSale why={refusal} home={home} />
  const holdAgain = async () => {
    try {
      await hold.mutateAsync(home.objectId)
      onHeld()
    } catch {
      // told above the button
    }
  }
  return (
    <div className="max-w-175">
      <StepHeading
        title={t(isCancelled ? 'over.cancelled.title' : 'over.title')}
        lead={t(isCancelled ? 'over.cancelled.text' : 'over.text')}
      />
      {refusal && <RefusalMessage refusal={refusal} className="mb-8" />}
      <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button onClick={holdAgain}>{t('over.again')}</Button>
        <LocalLink href={home.url} className={textLinkClass({ look: 'quiet' })}>
          {t('end.home', { name: home.name })}
        </LocalLink>
      </p>
    </div>
  )
}
