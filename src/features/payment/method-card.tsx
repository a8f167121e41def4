import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#src/ui/icons/icon.tsx'
import { bank, card } from '#src/ui/icons/account.ts'
import { phone } from '#src/ui/icons/things.ts'
import type { PaymentMethod } from './process/kept-payment.ts'

const icons: Record<PaymentMethod, string> = { swish: phone, svea: card, nordea: bank }

type Props = {
  method: PaymentMethod
  isChosen: boolean
  /** Another payment waits: it has to end first. */
  isLocked: boolean
  /** There is nothing to choose from. */
  isAlone: boolean
  onChoose: () => void
  children: ReactNode
}

/** A way to pay; the chosen one opens. */
export function MethodCard({ method, isChosen, isLocked, isAlone, onChoose, children }: Props) {
  const t = useTranslations('payment.method')
  const nameId = useId()
  const hintId = useId()
  return (
    <div
      className={clsx(
        'rounded-m border bg-paper has-[label_input:focus-visible]:outline-3 has-[label_input:focus-visible]:outline-offset-3 has-[label_input:focus-visible]:outline-focus',
        isChosen ? 'border-brand ring-1 ring-brand' : 'border-line-2',
      )}
    >
      <label
        className={clsx(
          'flex items-start gap-4.5 p-5 huge-text:flex-wrap huge-text:gap-3 huge-text:px-3 sm:p-6',
          isLocked && 'text-ink-3',
        )}
      >
        {!isAlone && (
          <input
            type="radio"
            name="payment-method"
            value={method}
            checked={isChosen}
            disabled={isLocked}
            aria-labelledby={nameId}
            aria-describedby={hintId}
            onChange={onChoose}
            className={radioClass}
          />
        )}
        <span className="min-w-0 grow">
          <span id={nameId} className="block text-h4 font-strong">
            {t(method)}
          </span>
          <span id={hintId} className="mt-0.5 block text-small text-ink-2">
            {t(`${method}Hint`)}
          </span>
        </span>
        <Icon path={icons[method]} className="huge-text:hidden" />
      </label>
      {isChosen && (
        <div className="mx-5 border-t border-line pt-6 pb-5 huge-text:mx-3 sm:mx-6 sm:pb-6">{children}</div>
      )}
    </div>
  )
}

const radioClass =
  'mt-px size-6 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-2 bg-paper checked:border-[0.4375rem] checked:border-brand focus-visible:outline-none disabled:cursor-default disabled:bg-surface-2 forced-colors:checked:border-[Highlight]'
