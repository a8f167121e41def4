import { LinkButton } from '#src/ui/actions/link-button.tsx'
import { endingName } from '../names/payment-names.ts'
import { ViewTitle } from '../view-title.tsx'
import type { ProviderPayment } from './payment-control.ts'
import type { PaymentTexts } from './payment-texts.ts'

type Props = { texts: PaymentTexts; payment: ProviderPayment }

/** How a payment ended, and the way back where the provider knows one. */
export const PaymentEnd = ({ texts, payment }: Props) => (
  <div className="grid gap-4">
    <ViewTitle className="text-h3">{texts.ended[payment.status]}</ViewTitle>
    {payment.errorCode && (
      <p className="text-small text-ink-2">{endingName(payment.errorCode, texts.language)}</p>
    )}
    <p role="status" className="text-ink-2">
      {texts.endedText}
    </p>
    {payment.returnUrl && (
      <LinkButton href={payment.returnUrl} wide>
        {texts.back}
      </LinkButton>
    )}
  </div>
)
