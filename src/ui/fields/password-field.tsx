import { useState } from 'react'
import { hide, show } from '../icons/editing.ts'
import { Icon } from '../icons/icon.tsx'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = {
  /** Name of the toggle; its state is told by aria-pressed. */
  showLabel: string
} & Omit<TextFieldProps, 'type' | 'end' | 'locked'>

/** A password that can be shown. Pasting and password managers work (WCAG 3.3.8): say which by `autoComplete`. */
export function PasswordField({ showLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-mr-2 grid size-10 place-items-center rounded-s"
        >
          <Icon path={shown ? hide : show} />
        </button>
      }
    />
  )
}
