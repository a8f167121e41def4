import { useTranslations } from 'use-intl'
import { FilePicker } from '#src/ui/fields/files/file-picker.tsx'
import { acceptedPapers, takePapers } from './papers.ts'

type Props = {
  id: string
  files: readonly File[]
  error: string | undefined
  onFiles: (files: File[]) => void
}

/** The CV and what goes with it (T-077). */
export function PaperPicker(props: Props) {
  const t = useTranslations('contact-form.cv')
  return (
    <FilePicker
      {...props}
      label={t('label')}
      hint={t('hint')}
      chooseLabel={t(props.files.length > 0 ? 'more' : 'choose')}
      accept={acceptedPapers}
      testId="papers"
      take={takePapers}
      reasonText={({ name, reason }) => t(`error.${reason}`, { name })}
      removeLabel={(name) => t('remove', { name })}
    />
  )
}
