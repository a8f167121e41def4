import { useTranslations } from 'use-intl'
import { totalOf } from '#src/domain/attachments.ts'
import { useFileSize } from '#src/i18n/use-file-size.ts'
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
  const size = useFileSize()
  const { files } = props
  return (
    <div>
      <FilePicker
        {...props}
        label={t('label')}
        hint={t('hint')}
        chooseLabel={t(files.length > 0 ? 'more' : 'choose')}
        accept={acceptedPapers}
        testId="papers"
        take={takePapers}
        reasonText={({ name, reason }) => t(`error.${reason}`, { name })}
        removeLabel={(name) => t('remove', { name })}
      />
      <p role="status" className="mt-2 text-small text-ink-2 empty:m-0">
        {files.length > 0 && t('total', { count: files.length, size: size(totalOf(files)) })}
      </p>
    </div>
  )
}
