import { useContext, useEffect, useEffectEvent, useState } from 'react'
import type { Ref } from 'react'
import { Input, NumberFieldStateContext } from 'react-aria-components/NumberField'
import { inputClass } from './box-class.ts'

/** As long as typing pauses before it is told, as everywhere in the portal (K-017, K-019). */
const pauseMs = 300

type Props = {
  ref?: Ref<HTMLInputElement>
  /** What the owner of the field knows, and what the field had before one typed. */
  value: number | undefined
  written: number | undefined
  step?: number
  placeholder?: string
  onTyped: (value: number | undefined) => void
  onLeft: () => void
}

/** The input of a NumberField. It tells what is typed while one types, and what it is again once one is back at it. */
export function NumberInput({ ref, value, written, step, placeholder, onTyped, onLeft }: Props) {
  const field = useContext(NumberFieldStateContext)
  const text = field?.inputValue
  const typed = field && numberTyped(field, step)
  const [isTyping, setTyping] = useState(false)
  const tell = useEffectEvent(() => {
    setTyping(false)
    if (typed !== null && typed !== value) onTyped(typed)
  })
  useEffect(() => {
    if (!isTyping) return
    const timer = setTimeout(() => tell(), pauseMs)
    return () => clearTimeout(timer)
  }, [isTyping, text])
  return (
    <Input
      ref={ref}
      placeholder={placeholder}
      className={inputClass}
      onInput={() => setTyping(true)}
      onBlur={() => {
        setTyping(false)
        // a number that the field had before is no change to it
        if (typed === written && typed !== value) onTyped(typed)
        onLeft()
      }}
      // what it stands in may close before a blur would commit what was typed
      onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
    />
  )
}

type Field = { inputValue: string; numberValue: number; minValue?: number; maxValue?: number }

/** The number of a text at the nearest step, undefined for none; null for what is no number or lies beyond the limits. */
function numberTyped(
  { inputValue, numberValue, minValue = -Infinity, maxValue = Infinity }: Field,
  step: number | undefined,
): number | undefined | null {
  if (inputValue === '') return undefined
  if (!(numberValue >= minValue && numberValue <= maxValue)) return null
  return step ? Math.round(numberValue / step) * step : numberValue
}
