import type { ReactNode } from 'react'
import type { FaultDraft } from './fault-draft.ts'

/** A part of the form that is typed or chosen. */
export type Field = {
  [Name in keyof FaultDraft]: FaultDraft[Name] extends string ? Name : never
}[keyof FaultDraft]

export type FieldProps = {
  /** What a box of the form shows, and how it changes. */
  field: (name: Field) => { value: string; onChange: (event: { target: { value: string } }) => void }
}

/** Boxes of a form that belong together. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-small font-strong">{title}</legend>
    <div className="grid grid-cols-2 gap-x-2 gap-y-3">{children}</div>
  </fieldset>
)
