import type { SubmitEvent } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { useErrorText, useHome } from '../../flow/booking-context.ts'
import { fieldId } from '../../form/booking-form.ts'
import type { BookingFields } from '../../form/booking-form.ts'
import { DocumentList } from '../documents/document-list.tsx'
import { EidBox } from './eid-box.tsx'
import type { EidPart } from './eid-part.ts'
import { ReadTick } from '../documents/read-tick.tsx'
import { StepButtons } from '../../frame/step-form.tsx'
import { StepHeading } from '../../frame/step-heading.tsx'

type Props = {
  eid: EidPart
  user: User
  bookingId: string
  /** The agreement is read here, since no step before was for that. */
  readsHere: boolean
  attempt: number
  onCheck: () => Promise<boolean>
  onPrevious: () => void
  /** The e-ID has come to its end, well or not: where does the booking stand now? */
  onEnded: () => void
}

/** Everything once more, and the signature (F-142): whoever signs has to pay, and the button says so. */
export function SignStep(props: Props) {
  const { eid, bookingId, readsHere, attempt, onCheck, onPrevious, onEnded } = props
  const t = useTranslations('booking')
  const { invalid } = useErrorText()
  const isEnded = eid.at === 'done' || eid.problem !== undefined
  const onEnd = useEffectEvent(onEnded)
  // told once for each end
  useEffect(() => {
    if (isEnded) onEnd()
  }, [isEnded])
  // the start is asked for before the e-ID is starting
  const sign = useOnce(async () => {
    if (eid.at === 'idle' && (!readsHere || (await onCheck()))) await eid.onStart()
    return 'again'
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void sign()
  }
  const isOpen = eid.at === 'idle' || eid.at === 'starting'
  // whoever comes back from a provider begins at the top of the page, and would not see a reason below the papers
  const [isBack] = useState(eid.at === 'checking' || eid.problem !== undefined)
  return (
    <form noValidate onSubmit={submit} className="max-w-175">
      <StepHeading title={t('sign.title')} lead={t('sign.lead')} />
      {isBack && <EidBox eid={eid} isAbove />}
      {invalid.length > 0 && (
        <div className="mb-8">
          <ErrorSummary
            title={t('summaryOfErrors', { count: invalid.length })}
            errors={invalid.map(({ field, message }) => ({ fieldId: fieldId(field), message }))}
            attempt={attempt}
          />
        </div>
      )}
      {isOpen && (
        <>
          <Summary user={props.user} />
          <h2 className="mt-10 mb-4 text-h3">{t('sign.agreement')}</h2>
          <DocumentList bookingId={bookingId} />
          {readsHere && <ReadTick />}
        </>
      )}
      {!isBack && <EidBox eid={eid} />}
      {isOpen && (
        <StepButtons onPrevious={onPrevious}>
          <SignButton isStarting={eid.at === 'starting'} />
        </StepButtons>
      )}
    </form>
  )
}

function SignButton({ isStarting }: { isStarting: boolean }) {
  const t = useTranslations('booking.sign')
  const { price } = useFormats()
  const { bookingFee } = useHome()
  const { paymentMethods } = useSite()
  return (
    <Button type="submit" loading={isStarting} className="max-sm:grow">
      {paymentMethods.length > 0 ? t('button', { amount: price(bookingFee) }) : t('buttonInvoice')}
    </Button>
  )
}

/** What is signed, to be looked through before it counts (WCAG 3.3.4). */
function Summary({ user: { firstName, lastName } }: { user: User }) {
  const t = useTranslations('booking')
  const { price } = useFormats()
  const { paymentMethods } = useSite()
  const home = useHome()
  const { getValues } = useFormContext<BookingFields>()
  const { isTwo, secondFirstName, secondLastName } = getValues()
  const buyers = [`${firstName} ${lastName}`, ...(isTwo ? [`${secondFirstName} ${secondLastName}`] : [])]
  return (
    <KeyValueList
      items={[
        { label: t('sign.home'), value: home.name },
        { label: t('sign.buyers', { count: buyers.length }), value: buyers.join(', ') },
        { label: t('home.price'), value: price(home.price) },
        {
          label: paymentMethods.length > 0 ? t('home.bookingFee') : t('sign.feeInvoice'),
          value: price(home.bookingFee),
        },
      ]}
    />
  )
}
