import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { parseNumber } from '#src/lib/values/numbers.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { isWithin, limits, saveLoanProfile, useLoanProfile } from './loan-profile.ts'
import type { LoanProfile } from '#src/domain/sale/price/monthly-cost.ts'

type Props = {
  example: LoanProfile
  /** The price of one home, to say how much the down payment is. */
  price?: number
}

/** What the visitor reckons with; every home follows at once. */
export function LoanFields({ example, price }: Props) {
  const t = useTranslations('monthly-cost')
  const formats = useFormats()
  const profile = useLoanProfile(example)
  const down = price === undefined ? undefined : Math.round((price * profile.downPayment) / 100)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <RateField
        label={t('downPayment.label')}
        hint={down === undefined ? undefined : t('downPayment.hint', { amount: formats.price(down) })}
        error={t('downPayment.error', limits.downPayment)}
        limit={limits.downPayment}
        value={profile.downPayment}
        onChange={(downPayment) => saveLoanProfile({ ...profile, downPayment })}
      />
      <RateField
        label={t('interest.label')}
        hint={price === undefined ? undefined : t('interest.hint')}
        error={t('interest.error', limits.interest)}
        limit={limits.interest}
        value={profile.interest}
        onChange={(interest) => saveLoanProfile({ ...profile, interest })}
      />
    </div>
  )
}

type RateProps = {
  label: string
  hint?: string
  error: string
  limit: { min: number; max: number }
  value: number
  onChange: (value: number) => void
}

/** Keeps what is typed, and hands on what can be reckoned with. */
function RateField({ label, hint, error, limit, value, onChange }: RateProps) {
  const { number } = useFormats()
  const [typed, setTyped] = useState(() => number(value))
  const [isLeft, setLeft] = useState(false)
  const read = (text: string) => {
    const rate = parseNumber(text)
    return isWithin(rate, limit) ? rate : undefined
  }
  return (
    <TextField
      label={label}
      hint={hint}
      error={isLeft && read(typed) === undefined ? error : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        const rate = read(target.value)
        if (rate === undefined) return
        setLeft(false)
        onChange(rate)
      }}
      onBlur={() => setLeft(true)}
      end={
        <span aria-hidden="true" className="text-ink-2">
          %
        </span>
      }
    />
  )
}
