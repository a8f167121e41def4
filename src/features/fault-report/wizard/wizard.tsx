import { useBlocker } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { VideoBlock } from '#gen/content/model.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import type { Reporting } from '../reporting.ts'
import { viewOf } from '../steps/flows.ts'
import { currentStep, stepsOf, shownErrors } from '../steps/machine/machine.ts'
import { rulesOf } from './rules-of.ts'
import { useSend } from './use-send.ts'
import { useWizardForm } from './use-wizard-form.ts'
import { useKeepOnLeave } from '#src/domain/drafts/use-keep-on-leave.ts'
import { useWizardState } from './use-wizard-state.ts'
import { CancelQuestion } from '../views/frame/cancel-question.tsx'
import { Confirmation } from '../views/frame/confirmation.tsx'
import { Sending } from '../views/frame/sending.tsx'
import { StepBody } from '../views/frame/step-body.tsx'
import { WizardShell } from '../views/frame/wizard-shell.tsx'
import { WizardContext } from './wizard-context.ts'

type Props = {
  reporting: Reporting
  /** Leads to the errands, or to one of them. */
  onSeeErrands: (caseId?: string) => void
  onClose: () => void
  onLogin: () => void
  /** Shows what editors wrote. */
  html: (html: string) => ReactNode
  /** Shows a film, once its visitor allows that. */
  film: (film: VideoBlock) => ReactNode
}

/** The fault report, from its terms to its confirmation. */
export function Wizard({ reporting, onSeeErrands, onClose, onLogin, html, film }: Props) {
  const t = useTranslations('fault-report')
  const site = useSite()
  const rules = useMemo(() => rulesOf(site, reporting), [site, reporting])
  const { wizard, send, keep, draftId, isSending, files, setFiles, missingFiles } = useWizardState(
    reporting,
    rules,
  )
  const { form, tell } = useWizardForm(wizard, rules)
  const { deliver, share, stop } = useSend(reporting)
  const retry = useRef<HTMLButtonElement>(null)
  // what is on its way is not left by Back or by closing the tab before it is known to have come through
  useBlocker({ shouldBlockFn: isSending, enableBeforeUnload: isSending })
  useKeepOnLeave(() => {
    if (wizard.phase.at !== 'filling' && wizard.phase.at !== 'cancelling') return
    keep({ ...wizard, form: form.getValues() })
  })

  const step = currentStep(wizard)
  const isFirst = stepsOf(wizard)[0] === step
  const submit = useOnce(async () => {
    const sending = send({ type: 'submit', form: form.getValues() })
    if (sending.phase.at !== 'submitting') return 'again'
    const answer = await deliver(draftId(), sending.form, files)
    send(answer)
    return 'again'
  })
  const next = () => {
    if (isSending()) return
    // the summary asks for nothing
    if (step.id === 'summary') void submit()
    else {
      const errors = shownErrors(send({ type: 'next', form: form.getValues() }), rules)
      // nobody is asked to choose from a list that could not be loaded: Next leads to the way to load it
      if (retry.current && Object.keys(errors).length > 0) retry.current.focus()
      else tell(errors)
    }
  }
  const previous = () => {
    form.clearErrors()
    send({ type: 'previous', form: form.getValues() })
  }
  const close = () => {
    send({ type: 'cancel' })
    onClose()
  }
  const startNew = () => form.reset(send({ type: 'startNew' }).form)

  if (wizard.phase.at === 'submitted') {
    return (
      <Confirmation
        wizard={wizard}
        isLoggedIn={reporting.isLoggedIn}
        onSeeErrands={onSeeErrands}
        onStartNew={startNew}
        onClose={onClose}
      />
    )
  }
  const isUntouched = step.id === 'terms' && wizard.completed.length === 0
  return (
    <WizardContext
      value={{
        reporter: reporting.reporter,
        isLoggedIn: reporting.isLoggedIn,
        rules,
        files,
        missingFiles,
        onFiles: setFiles,
        articles: wizard.articles,
        inform: (articles) => void send({ type: 'inform', articles }),
        jump: (to) => void send({ type: 'jump', to }),
        retry,
        logIn: onLogin,
        html,
        film,
      }}
    >
      <FormProvider {...form}>
        <WizardShell
          wizard={wizard}
          onNext={next}
          onPrevious={isFirst ? (isUntouched ? onClose : () => void send({ type: 'askCancel' })) : previous}
          onCancel={isUntouched ? onClose : () => void send({ type: 'askCancel' })}
          sending={
            wizard.phase.at === 'submitting' && (
              <Sending share={share} hasFiles={files.length > 0} onStop={stop} />
            )
          }
        >
          <StepBody key={step.id} view={viewOf(step, wizard.form)} wizard={wizard} />
        </WizardShell>
      </FormProvider>
      {wizard.phase.at === 'cancelling' && (
        <CancelQuestion
          title={t('cancel.title')}
          onStay={() => void send({ type: 'keepOn' })}
          onLeave={close}
        />
      )}
    </WizardContext>
  )
}
