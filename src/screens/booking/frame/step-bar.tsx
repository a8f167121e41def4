import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { BookingVariant } from '#gen/content/model.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { check } from '#src/ui/icons/status.ts'
import { StepSegments } from '#src/ui/navigation/step-segments.tsx'
import { stepsOf } from '../flow/steps.ts'
import type { Step } from '../flow/steps.ts'

type Props = { variant: BookingVariant; step: Step }

/** The steps by name in the header: those behind ticked, the one somebody is at underlined. */
export function StepBar({ variant, step }: Props) {
  const t = useTranslations('booking')
  const steps = stepsOf(variant)
  const current = steps.indexOf(step)
  return (
    <ol
      aria-label={t('steps')}
      className="mx-auto hidden h-full items-stretch gap-x-5 lg:flex min-[80rem]:gap-x-8.5"
    >
      {steps.map((one, index) => (
        <li
          key={one}
          aria-current={index === current ? 'step' : undefined}
          className={clsx(
            'relative flex items-center gap-2 text-small whitespace-nowrap after:absolute after:inset-x-0 after:bottom-0 after:h-0.75',
            index === current && 'font-strong after:bg-brand forced-colors:after:bg-[Highlight]',
            index > current && 'text-ink-3',
          )}
        >
          {index < current && <Icon path={check} size="s" />}
          {t(`step.${one}`)}
          {index < current && <span className="sr-only"> ({t('done')})</span>}
        </li>
      ))}
    </ol>
  )
}

/** The same where the header has no room: the name of the step, how far it is, and a segment each. */
export function StepProgress({ variant, step }: Props) {
  const t = useTranslations('booking')
  const steps = stepsOf(variant)
  const number = steps.indexOf(step) + 1
  const label = t('progress', { number, total: steps.length })
  return (
    <div className="mb-8 lg:hidden">
      <p className="mb-3 flex flex-wrap justify-between gap-x-4 text-small">
        <span className="font-medium">{t(`step.${step}`)}</span>
        <span aria-hidden="true" className="text-ink-2">
          {label}
        </span>
      </p>
      <StepSegments
        // the last step has nothing left to do
        current={step === 'done' ? number + 1 : number}
        total={steps.length}
        label={label}
      />
    </div>
  )
}
