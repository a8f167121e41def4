import { useState } from 'react'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { Modal } from '#src/ui/overlays/modal.tsx'
import { overlays } from './overlay-samples.ts'
import { buttons, fields, navigation } from './samples.ts'

type SampleProps = { open: boolean; onClose: () => void }

/** A dialog with tabs and fields, one of them wrong. */
export function LoginSample(props: SampleProps) {
  const [selected, setSelected] = useState<'home' | 'board'>('board')
  return (
    <Modal {...props} title={overlays.login} closeLabel={overlays.close}>
      <Tabs
        label={navigation.login}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: 'home', label: navigation.home, panel: navigation.homeText },
          { id: 'board', label: navigation.board, panel: <BoardLogin /> },
        ]}
      />
    </Modal>
  )
}

const BoardLogin = () => (
  <div className="grid gap-5">
    <TextField label={fields.email} defaultValue={fields.emailValue} autoComplete="off" />
    <PasswordField
      label={fields.password}
      showLabel={fields.passwordShow}
      defaultValue={fields.passwordValue}
      autoComplete="off"
      error={fields.passwordError}
    />
    <Button wide>{overlays.login}</Button>
    <div className="text-small">
      <TextButton look="quiet">{overlays.forgot}</TextButton>
    </div>
    <Message>{overlays.help}</Message>
  </div>
)

/** The wider dialog. */
export const WideSample = (props: SampleProps) => (
  <Modal {...props} title={overlays.wide} closeLabel={overlays.close} look="wide">
    <p>{overlays.wideText}</p>
    <Button className="mt-8" onClick={props.onClose}>
      {overlays.close}
    </Button>
  </Modal>
)

/** From the bottom, at any width. */
export const BottomSample = (props: SampleProps) => (
  <Modal {...props} title={overlays.bottom} closeLabel={overlays.close} look="bottom">
    <p>{overlays.bottomText}</p>
  </Modal>
)

/** As large as the window, closed by a text of its own. */
export const FullScreenSample = (props: SampleProps) => (
  <Modal {...props} title={overlays.fullScreen} closeLabel={overlays.back} closeInWords look="fullScreen">
    <p>{overlays.fullScreenText}</p>
  </Modal>
)

/** Not told of in the address. */
export const NoHashSample = (props: SampleProps) => (
  <Modal {...props} title={overlays.noHash} closeLabel={overlays.close} noHash>
    <p>{overlays.noHashText}</p>
  </Modal>
)

/** A question that is answered now, or dropped with Escape. */
export const AlertSample = (props: SampleProps) => (
  <Modal {...props} title={overlays.alert} closeLabel={overlays.close} alert>
    <p>{overlays.alertText}</p>
    <div className="mt-8 flex flex-wrap gap-3.5">
      <Button look="danger" onClick={props.onClose}>
        {buttons.danger}
      </Button>
      <Button look="secondary" onClick={props.onClose}>
        {overlays.keep}
      </Button>
    </div>
  </Modal>
)

/** A question that Escape does not answer. */
export const MustAnswerSample = (props: SampleProps) => (
  <Modal {...props} title={overlays.must}>
    <p>{overlays.mustText}</p>
    <div className="mt-8 grid gap-3.5 sm:grid-cols-2">
      <Button look="secondary" onClick={props.onClose}>
        {overlays.necessary}
      </Button>
      <Button look="secondary" onClick={props.onClose}>
        {overlays.all}
      </Button>
    </div>
  </Modal>
)
