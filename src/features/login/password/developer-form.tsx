import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { developerForm } from './login-forms.ts'
import type { DeveloperForm as Form } from './login-forms.ts'

/** A typed personal number stands in for the e-ID (F-065); builds for demonstration only. */
export function DeveloperForm({ onSend }: { onSend: (personalNumber: string) => Promise<void> }) {
  const t = useTranslations('login')
  const { register, handleSubmit, formState } = useForm<Form>({
    resolver: zodResolver(developerForm),
    defaultValues: { personalNumber: '' },
  })
  return (
    <details className="mt-6 rounded-m bg-surface px-5 py-4">
      <summary className="min-h-6 text-small font-medium">{t('developer.title')}</summary>
      <form
        noValidate
        onSubmit={handleSubmit(({ personalNumber }) => onSend(personalNumber))}
        className="mt-4 pb-1"
      >
        <TextField
          label={t('developer.label')}
          hint={t('developer.hint')}
          error={formState.errors.personalNumber && t('field.personalNumber')}
          autoComplete="off"
          {...register('personalNumber')}
        />
        <Button type="submit" look="secondary" small className="mt-4" loading={formState.isSubmitting}>
          {t('developer.submit')}
        </Button>
      </form>
    </details>
  )
}
