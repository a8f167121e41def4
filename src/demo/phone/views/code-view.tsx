import { useEffect, useRef, useState } from 'react'
import { chevronLeft } from '#src/ui/icons/chevrons.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import type { EidOrder } from '../../control.ts'
import { kindOf } from './kind-of.ts'
import { triesAllowed } from '../phone-process.ts'
import type { PhoneTexts } from '../phone-texts/phone-texts.ts'
import type { Phone } from '../use-phone.ts'

type Props = { texts: PhoneTexts; phone: Phone; order: EidOrder; wrong: number }

const length = 6
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The security code: typed on the keypad or on a keyboard, sent with its sixth digit. */
export function CodeView({ texts, phone, order, wrong }: Props) {
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const type = async (next: string) => {
    const typed = next.replaceAll(/\D/g, '').slice(0, length)
    if (isSending) return
    setCode(typed)
    setFailed(false)
    if (typed.length < length) return
    setSending(true)
    if (await phone.submitCode(order, wrong)) return
    setCode('')
    setFailed(true)
    setSending(false)
  }
  const press = (key: string) => void type(code + key)
  return (
    <div className="flex grow flex-col items-center pt-9 text-center">
      <h1>
        <span className="provider-over">{texts.asks[kindOf(order)]}</span>
        <span className="mt-1 block text-h2">{order.requester}</span>
      </h1>
      <p className="mt-1 line-clamp-3 whitespace-pre-line">{order.purpose}</p>
      <label className="relative mt-8 grid justify-items-center gap-4 text-small text-ink-2">
        <Dots typed={code.length} />
        {texts.code.label}
        <input
          ref={field}
          type="password"
          // the keypad below is the phone's own
          inputMode="none"
          autoComplete="off"
          maxLength={length}
          value={code}
          aria-describedby="code-typed"
          onChange={(event) => void type(event.target.value)}
          className="phone-code"
        />
      </label>
      <p id="code-typed" className="sr-only">
        {texts.code.typed(code.length)}
      </p>
      <p role="alert" className="mt-4 min-h-6 text-small font-control text-err">
        {wrong > 0 && code === '' && !hasFailed && texts.code.wrong(triesAllowed - wrong)}
        {hasFailed && texts.code.failed}
      </p>
      <div role="group" aria-label={texts.code.keys} className="phone-keys mt-auto">
        {digits.map((digit) => (
          <Key key={digit} digit={digit} onPress={press} />
        ))}
        <button type="button" className="phone-side-key" onClick={() => void phone.giveUp(order)}>
          {texts.cancel}
        </button>
        <Key digit="0" onPress={press} />
        <button
          type="button"
          className="phone-side-key"
          aria-label={texts.code.erase}
          onClick={() => void type(code.slice(0, -1))}
        >
          <Icon path={chevronLeft} />
        </button>
      </div>
    </div>
  )
}

const Key = ({ digit, onPress }: { digit: string; onPress: (digit: string) => void }) => (
  <button type="button" className="phone-key" onClick={() => onPress(digit)}>
    {digit}
  </button>
)

const Dots = ({ typed }: { typed: number }) => (
  <span aria-hidden="true" className="flex gap-3.5">
    {Array.from({ length }, (_, at) => (
      <span key={at} className="phone-dot" data-on={at < typed} />
    ))}
  </span>
)
