import { useTranslations } from 'use-intl'
import { acceptedFiles, attachmentLimits, takeFiles, totalOf } from '#src/domain/attachments.ts'
import { useFileSize } from '#src/i18n/use-file-size.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { FilePicker } from '#src/ui/fields/files/file-picker.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'

/** Pictures, films and papers of the fault (F-111). */
export function FaultFiles() {
  const t = useTranslations('fault-report.files')
  const size = useFileSize()
  const { files, onFiles, missingFiles } = useWizard()
  return (
    <div>
      <FilePicker
        id="fault-files"
        label={t('label')}
        hint={t('hint', { count: attachmentLimits.count })}
        chooseLabel={t('choose')}
        accept={acceptedFiles}
        testId="fault-files"
        files={files}
        onFiles={onFiles}
        take={(added, chosen) => takeFiles(added, { chosen })}
        refusedTitle={t('refused')}
        reasonText={({ name, reason }) => t(`error.${reason}`, { name })}
        removeLabel={(name) => t('remove', { name })}
      >
        {missingFiles > 0 && (
          <Message tone="warn" className="mt-4">
            {t('missing', { count: missingFiles })}
          </Message>
        )}
      </FilePicker>
      <p role="status" className="mt-2 text-small text-ink-2">
        {files.length > 0 && t('total', { count: files.length, size: size(totalOf(files)) })}
      </p>
    </div>
  )
}
