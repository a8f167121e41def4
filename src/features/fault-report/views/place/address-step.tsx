import { useFault } from '../../wizard/wizard-context.ts'
import { AddressFields } from './address-fields.tsx'
import { PlaceChoice } from './place-choice.tsx'

/** Where the fault is, by an address written by hand. */
export function AddressStep() {
  const { watch } = useFault()
  return (
    <div className="grid gap-8">
      <PlaceChoice />
      {watch('type') && <AddressFields />}
    </div>
  )
}
