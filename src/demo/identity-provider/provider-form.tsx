import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { leavePage } from '#src/lib/browser/leave-page.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { FormFailure } from '#src/ui/feedback/form-failure.tsx'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { approve, cancel, eidNumberOf, fail } from '../control.ts'
import type { EidFailure, EidOrder, Persona } from '../control.ts'
import { PersonaNote } from '../persona-notes/persona-note.tsx'
import { ProviderFailure } from './provider-failure.tsx'
import type { ProviderTexts } from './provider-texts.ts'

type Props = { texts: ProviderTexts; order: EidOrder; people: readonly Persona[] }

const somebodyElse = 'somebody-else'

/** Who one is, and yes or no; then the browser goes back to whoever asked. */
export function ProviderForm({ texts, order, people }: Props) {
  const { orderRef, idType } = order
  const [who, setWho] = useState(order.requiredPersonaId ?? '')
  const [personalNumber, setPersonalNumber] = useState('')
  const [problem, setProblem] = useState<{ text: string; attempt: number }>()
  const tell = (text: string) => setProblem((before) => ({ text, attempt: (before?.attempt ?? 0) + 1 }))

  const end = async (ending: Promise<EidOrder>) => {
    setProblem(undefined)
    try {
      const { returnUrl } = await ending
      if (returnUrl) leavePage(returnUrl)
    } catch (error) {
      tell(texts.refused[reasonOf(error)])
    }
  }
  const submit = async () => {
    const typed = personalNumber.trim()
    if (who === '' || (who === somebodyElse && typed === '')) return tell(texts.chooseSomebody)
    await end(approve(orderRef, who === somebodyElse ? { personalNumber: typed } : { personaId: who }))
  }

  const options = people.map((one) => ({
    value: one.id,
    label: one.name,
    hint: (
      <>
        {eidNumberOf(one, idType)} · <PersonaNote person={one} language={texts.language} />
      </>
    ),
  }))
  return (
    <form noValidate onSubmit={(event: SubmitEvent) => event.preventDefault()} className="mt-6 grid gap-6">
      <p className="whitespace-pre-line">
        <span className="block text-small text-ink-2">{texts.purpose}</span>
        {order.purpose}
      </p>
      <RadioGroup
        label={texts.who}
        name="who"
        options={[...options, { value: somebodyElse, label: texts.other }]}
        value={who}
        onChange={(event) => setWho(event.target.value)}
      />
      {who === somebodyElse && (
        <TextField
          label={texts.number}
          hint={texts.numberHint}
          autoComplete="off"
          value={personalNumber}
          onChange={(event) => setPersonalNumber(event.target.value)}
        />
      )}
      <p className="text-small text-ink-2">{texts.warning}</p>
      {problem && <FormFailure key={problem.attempt}>{problem.text}</FormFailure>}
      <div className="grid gap-3">
        <Button type="submit" wide onClick={submit}>
          {texts.approve}
        </Button>
        <Button look="secondary" wide onClick={() => end(cancel(orderRef))}>
          {texts.cancel}
        </Button>
      </div>
      <ProviderFailure texts={texts} onFail={(code: EidFailure) => end(fail(orderRef, code))} />
    </form>
  )
}

function reasonOf(error: unknown): keyof ProviderTexts['refused'] {
  const code = error instanceof Error ? error.message : ''
  if (code === 'unprocessable') return 'noEid'
  return code === 'gone' || code === 'conflict' || code === 'notFound' ? 'gone' : 'other'
}
