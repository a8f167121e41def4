import type { ReactNode } from 'react'
import '#src/styles/demonstration.css'
import '../provider.css'
import './phone.css'
import { timeOf } from '../time-of.ts'
import type { PhoneTexts } from './phone-texts/phone-texts.ts'

type Props = { texts: PhoneTexts; now?: number; children: ReactNode }

/** The screen of the phone: the time, the name of the app, and that it is a demonstration. */
export const PhoneFrame = ({ texts, now, children }: Props) => (
  <div data-provider className="phone">
    <p className="flex justify-between text-micro text-ink-2">
      <span>{now === undefined ? '' : timeOf(now)}</span>
      <span>{texts.demo}</span>
    </p>
    <p className="mt-8 flex items-center justify-center gap-3 text-h4">
      <svg viewBox="0 0 38 38" aria-hidden="true" className="size-9.5">
        <circle cx="19" cy="19" r="19" fill="var(--accent)" />
        <path d="M11.5 25.5V14l8 10V12.5M26 12.5v13" stroke="var(--on-accent)" fill="none" strokeWidth="3" />
      </svg>
      Nordlegg
    </p>
    {children}
  </div>
)
