import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '#src/ui/actions/button.tsx'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { eidNumberOf } from '../../control.ts'
import type { EidOrder } from '../../control.ts'
import { PersonaNote } from '../../persona-notes/persona-note.tsx'
import type { PhoneTexts } from '../phone-texts/phone-texts.ts'
import type { Phone } from '../use-phone.ts'
import { ViewTitle } from '../../view-title.tsx'

type Props = { texts: PhoneTexts; phone: Phone; order: EidOrder; isRefused?: boolean }

const somebodyElse = 'somebody-else'

/** Whose phone it is: one of the personas, or anybody with a test number. */
export function WhoView({ texts, phone, order, isRefused = false }: Props) {
  const current = phone.who(order)
  const [id, setId] = useState(current && 'personaId' in current ? current.personaId : somebodyElse)
  const [number, setNumber] = useState(current && 'personalNumber' in current ? current.personalNumber : '')
  const [isMissing, setMissing] = useState(false)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const typed = number.trim()
    if (id === somebodyElse && typed === '') return setMissing(true)
    phone.choose(id === somebodyElse ? { personalNumber: typed } : { personaId: id }, order)
  }
  const error = (isMissing && number.trim() === '' && texts.who.missing) || (isRefused && texts.who.refused)
  const options = phone.people.map((one) => ({
    value: one.id,
    label: one.name,
    hint: (
      <>
        {eidNumberOf(one, 'bank_id')} · <PersonaNote person={one} language={texts.language} />
      </>
    ),
  }))
  return (
    <form noValidate onSubmit={submit} className="flex grow flex-col gap-5 pt-9">
      <ViewTitle className="text-h3">{texts.who.title}</ViewTitle>
      <RadioGroup
        label={texts.who.list}
        hideLabel
        name="who"
        options={[{ value: somebodyElse, label: texts.who.other }, ...options]}
        value={id}
        onChange={(event) => setId(event.target.value)}
      />
      {id === somebodyElse && (
        <TextField
          label={texts.who.number}
          hint={texts.who.numberHint}
          error={error || undefined}
          autoComplete="off"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
      )}
      <div className="phone-foot grid gap-2.5">
        <Button type="submit" wide>
          {texts.who.choose}
        </Button>
        <Button look="secondary" wide onClick={() => phone.show({ at: 'ask', order })}>
          {texts.scan.back}
        </Button>
      </div>
    </form>
  )
}
