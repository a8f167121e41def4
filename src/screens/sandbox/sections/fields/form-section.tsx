import { useState } from 'react'
import { Button } from '#src/ui/actions/button.tsx'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Sample, Specimen } from '../../sample.tsx'
import { buttons, fields, form, places, ticks, titles } from '../../samples.ts'

const errors = [
  { fieldId: 'sandbox-email', message: fields.emailError },
  { fieldId: 'sandbox-place', message: form.place },
]

/** A step that cannot be left yet: each press of its button brings the summary, and the focus to it. */
export function FormSection() {
  const [attempt, setAttempt] = useState(0)
  const shown = attempt > 0 ? errors : []
  return (
    <Sample title={titles.form}>
      <Specimen of="ErrorSummary" className="grid max-w-150 gap-6">
        <ErrorSummary title={form.errors} errors={shown} attempt={attempt} />
        <TextField id="sandbox-email" label={fields.email} error={shown[0]?.message} />
        <RadioGroup
          id="sandbox-place"
          name="place"
          label={ticks.place}
          options={places}
          error={shown[1]?.message}
        />
        <div>
          <Button look="blocked" onClick={() => setAttempt(attempt + 1)}>
            {buttons.blocked}
          </Button>
        </div>
      </Specimen>
    </Sample>
  )
}
