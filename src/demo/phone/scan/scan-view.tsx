import { useState } from 'react'
import type { ChangeEvent, SubmitEvent } from 'react'
import { Button } from '#src/ui/actions/button.tsx'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Camera } from './camera.tsx'
import type { OpeningProblem } from '../phone-process.ts'
import type { PhoneTexts } from '../phone-texts/phone-texts.ts'
import { qrOfPhoto } from './read-qr.ts'
import type { Phone } from '../use-phone.ts'
import { ViewTitle } from '../../view-title.tsx'

type Props = { texts: PhoneTexts; phone: Phone; problem?: OpeningProblem }

/** Three ways to a code: the camera where the browser gives it, a photo, and the text by hand. */
export function ScanView({ texts, phone, problem }: Props) {
  const [text, setText] = useState('')
  const open = (found: string) => phone.open(found, 'scan')
  const readPhoto = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const found = await qrOfPhoto(file)
    // the same file can be chosen again
    target.value = ''
    if (found) await open(found)
    else phone.show({ at: 'scan', problem: 'unreadable' })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void open(text)
  }
  return (
    <div className="flex grow flex-col gap-5 pt-9">
      <ViewTitle className="text-h3">{texts.scan.title}</ViewTitle>
      {problem && (
        <Message tone="err" live>
          {texts.opening[problem]}
        </Message>
      )}
      <Camera texts={texts} onFound={open} />
      <div>
        <label className={`${buttonClass({ wide: true })} phone-photo`}>
          {texts.scan.photo}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            aria-describedby="photo-hint"
            onChange={(event) => void readPhoto(event)}
          />
        </label>
        <p id="photo-hint" className="mt-2 text-small text-ink-2">
          {texts.scan.photoHint}
        </p>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-2.5">
        <TextField
          label={texts.scan.paste}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" look="secondary" wide>
          {texts.scan.open}
        </Button>
      </form>
      <Button look="quiet" wide className="mt-auto" onClick={() => phone.show({ at: 'home' })}>
        {texts.scan.back}
      </Button>
    </div>
  )
}
