import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { columns, Sample, Specimen } from '../../sample.tsx'
import { fields, titles } from '../../samples.ts'

/** Holds the look of focus still. */
const focused = '[&_.min-h-ctl]:field-ring'

/** What is typed. */
export const FieldSection = () => (
  <Sample title={titles.fields}>
    <Specimen of="TextField" className={columns}>
      <TextField label={fields.email} placeholder={fields.emailPlaceholder} type="email" />
      <TextField label={fields.email} defaultValue={fields.emailValue} className={focused} />
      <TextField label={fields.email} defaultValue={fields.emailWrong} error={fields.emailError} />
      <TextField label={fields.phone} hint={fields.phoneHint} inputMode="tel" />
      <TextField label={fields.name} defaultValue={fields.nameValue} locked />
      <TextField
        label={fields.area}
        defaultValue={fields.areaValue}
        inputMode="numeric"
        end={<span className="text-small text-ink-2">{fields.areaUnit}</span>}
      />
    </Specimen>
    <Specimen of="PasswordField" className={columns}>
      <PasswordField
        label={fields.password}
        showLabel={fields.passwordShow}
        defaultValue={fields.passwordValue}
        autoComplete="off"
      />
      <PasswordField
        label={fields.password}
        showLabel={fields.passwordShow}
        defaultValue={fields.passwordValue}
        autoComplete="off"
        error={fields.passwordError}
      />
    </Specimen>
    <Specimen of="TextArea" className={columns}>
      <TextArea
        label={fields.message}
        hint={fields.messageHint}
        maxLength={500}
        countText={fields.count}
        defaultValue={fields.messageValue}
      />
      <TextArea
        label={fields.message}
        maxLength={40}
        countText={fields.count}
        defaultValue={fields.messageFull}
        className={focused}
      />
      <TextArea label={fields.message} maxLength={500} countText={fields.count} error={fields.messageError} />
    </Specimen>
  </Sample>
)
