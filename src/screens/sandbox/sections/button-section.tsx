import { useState } from 'react'
import type { ButtonLook } from '#src/ui/actions/button-class.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { wrench } from '#src/ui/icons/contact.ts'
import { close, heart, search } from '#src/ui/icons/actions.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Sample, Specimen } from '../sample.tsx'
import { buttons, titles } from '../samples.ts'

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger', 'blocked']

/** Takes two seconds, as a call would, so that the button shows its own waiting. */
const work = () => new Promise((resolve) => setTimeout(resolve, 2000))

/** Buttons in each look, size and state. */
export const ButtonSection = () => (
  <Sample title={titles.buttons}>
    <Specimen of="Button">
      <Button>{buttons.primary}</Button>
      {/* the two states that a pointer or the keyboard gives, held still */}
      <Button className="bg-brand-press!">{buttons.pressed}</Button>
      <Button className="outline-3 outline-offset-3 outline-focus">{buttons.focused}</Button>
      {looks.slice(1).map((look) => (
        <Button key={look} look={look}>
          {buttons[look]}
        </Button>
      ))}
    </Specimen>
    <Specimen of="Button small">
      {looks.map((look) => (
        <Button key={look} look={look} small>
          {buttons[look]}
        </Button>
      ))}
    </Specimen>
    <Specimen of="Button loading, icon">
      <Button loading>{buttons.loading}</Button>
      <Button look="secondary" loading>
        {buttons.loading}
      </Button>
      <Button look="secondary" onClick={work}>
        {buttons.works}
      </Button>
      <Button icon={wrench}>{buttons.icon}</Button>
    </Specimen>
    <Specimen of="Button wide" className="grid max-w-100 gap-3.5">
      <Button wide>{buttons.wide}</Button>
      <Button wide look="secondary">
        {buttons.long}
      </Button>
    </Specimen>
    <Specimen of="Button inverse" className="max-w-100">
      <Panel tone="brand">
        <Button look="inverse">{buttons.inverse}</Button>
      </Panel>
    </Specimen>
    <IconButtons />
    <Specimen of="Spinner">
      <Spinner />
      <Spinner className="size-8 text-brand" />
    </Specimen>
  </Sample>
)

function IconButtons() {
  const [isSaved, setSaved] = useState(true)
  return (
    <Specimen of="IconButton">
      <IconButton icon={search} label={buttons.search} />
      <IconButton icon={close} label={buttons.close} look="disc" />
      <span className="inline-flex bg-brand-tint-2 p-2">
        <IconButton icon={heart} label={buttons.search} look="paper" />
        <IconButton
          icon={heart}
          label={buttons.favourite}
          look="paper"
          pressed={isSaved}
          onClick={() => setSaved(!isSaved)}
        />
      </span>
    </Specimen>
  )
}
