import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Errand } from '#gen/case_management/model.ts'
import { useUpdateErrand } from '#src/api/my-pages/errands.ts'
import type { ErrandHolder } from '#src/api/my-pages/errands.ts'
import { useKeepOnLeave } from '#src/domain/drafts/use-keep-on-leave.ts'
import { namedErrors } from '#src/domain/forms/field-errors.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { FormFailure } from '#src/ui/feedback/form-failure.tsx'
import { hintClass } from '#src/ui/fields/field-parts.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { dropEdit, keepEdit, keptEdit } from './edit-draft.ts'
import { changedFields, changesOf, editFormOf, editSchemaOf } from './edit-form.ts'
import type { EditField, EditForm } from './edit-form.ts'
import { FileFields } from './file-fields.tsx'
import { problemOf } from './problem-of.ts'
import { useEditFiles } from './use-edit-files.ts'

const maxDescriptionLength = 5000

type Props = { errand: Errand; holder: ErrandHolder; onDone: () => void }

/** The form that completes an errand (F-126). Whatever fails, what was typed and chosen stays; what was typed, also when the page goes. */
export function EditErrand({ errand, holder, onDone }: Props) {
  const t = useTranslations('errands')
  const before = editFormOf(errand)
  const files = useEditFiles(errand.attachments)
  const update = useUpdateErrand(holder, useSite().key)
  const [kept] = useState(() => keptEdit(errand.id))
  const { register, handleSubmit, formState, getValues } = useForm<EditForm>({
    // another contact is checked once there is one
    resolver: (values, context, options) =>
      zodResolver(editSchemaOf(values, before), namedErrors)(values, context, options),
    defaultValues: { ...before, ...kept },
    shouldFocusError: false,
  })
  const isDone = useRef(false)
  useKeepOnLeave(() => {
    const changed = changedFields(getValues(), before)
    if (Object.keys(changed).length > 0 && !isDone.current) keepEdit(errand.id, changed)
  })
  const done = () => {
    isDone.current = true
    dropEdit()
    onDone()
  }
  const hasFailed = useRef(false)
  const save = useOnce(async (form: EditForm) => {
    const changes = changesOf(form, before, files)
    try {
      if (changes)
        await update.mutateAsync({ id: errand.id, changes, failedOn: hasFailed.current ? errand : undefined })
    } catch {
      // shown from the mutation itself
      hasFailed.current = true
      return 'again'
    }
    done()
    return 'done'
  })

  const field = (name: EditField) => {
    const code = formState.errors[name]?.message
    return {
      id: `errand-${name}`,
      error: code && t(`edit.error.${errorText(name, code)}`),
      ...register(name),
    }
  }
  const wrong = fieldNames.flatMap((name) => {
    const { id, error } = field(name)
    return error ? [{ fieldId: id, message: error }] : []
  })
  return (
    <form
      noValidate
      onSubmit={handleSubmit(save)}
      onPaste={(event) => event.clipboardData.files.length > 0 && files.add([...event.clipboardData.files])}
      className="grid gap-6"
    >
      <p className="text-ink-2">{t('edit.intro')}</p>
      <ErrorSummary title={t('edit.summary')} errors={wrong} attempt={formState.submitCount} />
      <TextArea
        label={t('edit.description')}
        maxLength={maxDescriptionLength}
        countText={(used, max) => t('edit.used', { used, max })}
        {...field('description')}
      />
      <FileFields attachments={errand.attachments} files={files} />
      <fieldset className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <legend className="mb-5 text-h4">
          {t('edit.contact')}
          <span className={`${hintClass} font-text font-normal`}>{t('edit.contactHint')}</span>
        </legend>
        <TextField label={t('edit.firstName')} autoComplete="off" {...field('firstName')} />
        <TextField label={t('edit.lastName')} autoComplete="off" {...field('lastName')} />
        <TextField label={t('edit.email')} type="email" autoComplete="off" {...field('email')} />
        <TextField
          label={t(before.phone === '' ? 'edit.phoneOptional' : 'edit.phone')}
          type="tel"
          autoComplete="off"
          {...field('phone')}
        />
      </fieldset>
      {update.error && !update.isPending && (
        <FormFailure key={update.submittedAt}>
          {t(`problem.${problemOf(update.error, 'saveFailed')}`)}
        </FormFailure>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={update.isPending}>
          {t('edit.submit')}
        </Button>
        <Button look="secondary" onClick={done}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

const fieldNames = ['description', 'firstName', 'lastName', 'email', 'phone'] as const

/** The words for an error of a field; a phone can be left out. */
function errorText(name: EditField, code: string) {
  if (name === 'phone') return 'phoneInvalid'
  return code === 'required' ? (`${name}Required` as const) : (`${name}Invalid` as const)
}
