import type { ReactNode } from 'react'
import { legendClass } from './legend-class.ts'

type Props = {
  label: string
  /** Shows the name; otherwise whatever it stands in says it, and it is only read out. */
  isNamed: boolean
  children: ReactNode
}

/** The fields of one filter under its name. */
export const FieldGroup = ({ label, isNamed, children }: Props) => (
  <fieldset className="min-w-0">
    <legend className={isNamed ? legendClass : 'sr-only'}>{label}</legend>
    {children}
  </fieldset>
)
