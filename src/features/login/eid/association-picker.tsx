import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { OngoingBusiness } from '#gen/account_service/model.ts'
import { useSelectAssociation } from '#src/api/account/account.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { outcomeOf } from '#src/domain/eid/login/login-outcome.ts'
import { problemOfError } from '#src/domain/eid/login/login-problem.ts'
import type { AssociationChoice } from '#src/domain/eid/login/login-outcome.ts'
import type { LoginProblem } from '#src/domain/eid/login/login-problem.ts'
import { LoginProblemMessage } from '../login-problem-message.tsx'
import { useFocusOnMount } from '../use-focus-on-mount.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { viewTitleClass } from '../view-title-class.ts'

type Props = {
  choice: AssociationChoice
  onLoggedIn: (business?: OngoingBusiness) => void
  onCancel: () => void
}

/** Asks which association to log in as, where somebody sits on several boards. */
export function AssociationPicker({ choice, onLoggedIn, onCancel }: Props) {
  const t = useTranslations('login.picker')
  const title = useFocusOnMount<HTMLHeadingElement>()
  const select = useSelectAssociation()
  const [id, setId] = useState('')
  const [problem, setProblem] = useState<LoginProblem>()
  const [isEmpty, setIsEmpty] = useState(false)
  const groupId = useId()

  const send = useOnce(async () => {
    setIsEmpty(id === '')
    if (id === '') {
      document.getElementById(groupId)?.querySelector('input')?.focus()
      return 'again'
    }
    setProblem(undefined)
    try {
      const outcome = outcomeOf(await select.mutateAsync({ id, choiceToken: choice.choiceToken }))
      if (outcome.kind === 'loggedIn') {
        onLoggedIn(outcome.business)
        return 'done'
      }
      setProblem(outcome.kind === 'refused' ? outcome.problem : 'general')
    } catch (error) {
      setProblem(problemOfError(error))
    }
    return 'again'
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form noValidate onSubmit={submit}>
      <h2 ref={title} tabIndex={-1} className={`${viewTitleClass} mb-5`}>
        {t('title')}
      </h2>
      {problem && <LoginProblemMessage key={select.submittedAt} problem={problem} className="mb-5" />}
      <RadioGroup
        label={t('title')}
        hideLabel
        id={groupId}
        name="association"
        options={choice.associations.map((one) => ({ value: one.id, label: one.name }))}
        value={id}
        onChange={(event) => setId(event.target.value)}
        error={isEmpty && id === '' ? t('required') : undefined}
      />
      <div className="mt-6 flex flex-col items-center justify-between gap-4 sm:flex-row">
        <Button type="submit" loading={select.isPending} className="max-sm:w-full">
          {t('continue')}
        </Button>
        <TextButton look="quiet" onClick={onCancel}>
          {t('cancel')}
        </TextButton>
      </div>
    </form>
  )
}
