import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { BarkMark } from '#src/ui/brand/bark-mark.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { chevronUp } from '#src/ui/icons/chevrons.ts'
import { close } from '#src/ui/icons/actions.ts'
import { chevronDown } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { StepList } from '#src/ui/navigation/step-list.tsx'
import { StepSegments } from '#src/ui/navigation/step-segments.tsx'
import { viewOf } from '../../steps/flows.ts'
import { currentStep, progressOf, stepsOf } from '../../steps/machine/machine.ts'
import type { Wizard } from '../../steps/machine/machine.ts'
import { StepErrors } from './step-errors.tsx'
import { StepHeading } from './step-heading.tsx'
import { useStepTitle } from './use-step-title.ts'
import { useWholePhone } from './use-whole-phone.ts'

type Props = {
  wizard: Wizard
  onNext: () => void
  onPrevious: () => void
  onCancel: () => void
  /** What is to be said of a report on its way. */
  sending: ReactNode
  children: ReactNode
}

/** What stands around each step: the rail or the list of steps, progress, and the ways on, back and out (F-096). */
export function WizardShell({ wizard, onNext, onPrevious, onCancel, sending, children }: Props) {
  const t = useTranslations('fault-report')
  const { mark } = useSite()
  const progress = useProgress(wizard)
  const step = currentStep(wizard)
  useStepTitle(wizard, progress.text)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <div
      role="presentation"
      className="grid h-full min-h-0 bg-paper lg:grid-cols-[21.25rem_1fr]"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <aside className="hidden flex-col overflow-y-auto bg-brand-tint px-9 py-10 lg:flex">
        <p className="mb-8 flex items-center gap-3 font-display text-[1.375rem] font-strong tracking-[-0.02em]">
          <BarkMark bark={mark} />
          {t('title')}
        </p>
        <Steps progress={progress} />
        <Urgent />
      </aside>
      <form noValidate onSubmit={submit} className="flex min-h-0 min-w-0 flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 huge-text:px-page sm:px-10 lg:px-14 min-[80rem]:px-22">
          <div className="mx-auto max-w-181 pb-8 lg:mx-0">
            <PhoneHeader progress={progress} onCancel={onCancel} />
            <div className="sticky top-0 z-1 -mx-1 bg-paper px-1 py-2 max-lg:hidden lg:pt-10">
              <StepSegments current={progress.number} total={progress.total} label={progress.text} />
            </div>
            <div className="mb-8 flex items-center justify-between text-small text-ink-2 max-lg:hidden">
              <span aria-hidden="true">{progress.text}</span>
              <button
                type="button"
                onClick={onCancel}
                className="hit-area inline-flex items-center gap-2 text-ink hover:underline"
              >
                {t('cancel.button')}
                <Icon path={close} size="s" />
              </button>
            </div>
            <StepHeading key={`${step.id}-${wizard.newCase}`} view={viewOf(step, wizard.form)} />
            <StepErrors wizard={wizard} />
            <div className="max-w-160">{children}</div>
          </div>
        </div>
        <div className="px-5 huge-text:px-page sm:px-10 lg:px-14 min-[80rem]:px-22">
          {sending}
          {/* buttons of its own for each step: the second half of a double press would pass over the step that came */}
          <Footer key={step.id} wizard={wizard} onPrevious={onPrevious} />
        </div>
      </form>
    </div>
  )
}

type Progress = ReturnType<typeof useProgress>

/** How far, in words: "Step 2 of 6". */
function useProgress(wizard: Wizard) {
  const t = useTranslations('fault-report')
  const { number, total, steps } = progressOf(wizard)
  const text = number === 0 ? t('beforeStart') : t('progress', { number, total })
  const isOwnHome = wizard.reporter === 'resident'
  const nameOf = (id: string) =>
    t(id === 'residence' && !isOwnHome ? 'step.address' : `step.${id as 'contact'}`)
  return { number, total, text, names: steps.map(({ id }) => nameOf(id)) }
}

function Steps({ progress }: { progress: Progress }) {
  const t = useTranslations('fault-report')
  return <StepList label={t('steps')} steps={progress.names} current={progress.number} doneText={t('done')} />
}

function Urgent() {
  const t = useTranslations('fault-report')
  const phone = useWholePhone()
  if (!phone) return null
  return (
    <p className="mt-auto pt-8 text-small text-ink-2">
      <Unbroken text={t('urgent', { phone })} />
    </p>
  )
}

/** On a phone: title, progress that unfolds to the list of steps, and the way out. */
function PhoneHeader({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const t = useTranslations('fault-report')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mb-7 lg:hidden">
      <div className="flex min-h-16 items-center justify-between gap-3 huge-text:flex-wrap">
        <p className="font-strong">{t('title')}</p>
        <div className="flex items-center gap-2">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${progress.text}, ${t('steps')}`}
            onClick={() => setOpen(!isOpen)}
            className="hit-area inline-flex items-center gap-2 text-small text-ink-2"
          >
            {progress.text}
            <Icon path={isOpen ? chevronUp : chevronDown} size="s" />
          </button>
          <IconButton icon={close} label={t('cancel.button')} onClick={onCancel} className="-mr-3" />
        </div>
      </div>
      <StepSegments current={progress.number} total={progress.total} label={progress.text} />
      {isOpen && (
        <div className="mt-3 rounded-m bg-brand-tint px-5 py-3">
          <Steps progress={progress} />
        </div>
      )}
    </div>
  )
}

function Footer({ wizard, onPrevious }: { wizard: Wizard; onPrevious: () => void }) {
  const t = useTranslations('fault-report.button')
  const { id, ownButtons } = currentStep(wizard)
  const isFirst = stepsOf(wizard)[0]?.id === id
  const own = ownButtons && (id === 'terms' || id === 'info') ? id : undefined
  const nextText = id === 'summary' ? t('submit') : t(own ? `${own}Next` : 'next')
  const previousText = isFirst && !own ? t('cancel') : t(own ? `${own}Previous` : 'previous')
  return (
    <div className="mx-auto flex max-w-181 justify-between gap-3.5 huge-text:flex-wrap border-t border-line py-4 sm:py-6 lg:mx-0 [@media(height<30rem)]:py-1.5">
      <Button
        look="secondary"
        onClick={onPrevious}
        className="max-sm:flex-1 max-sm:px-3 max-[11rem]:basis-full"
      >
        {previousText}
      </Button>
      <Button
        type="submit"
        loading={wizard.phase.at === 'submitting'}
        className={clsx(
          'max-sm:px-3 max-[11rem]:basis-full',
          own === 'info' ? 'max-sm:flex-auto' : 'max-sm:flex-1 min-[22rem]:min-w-max',
        )}
      >
        {nextText}
      </Button>
    </div>
  )
}
