import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSendJobApplication } from '#src/api/contact.ts'
import { useSite } from '#src/sites/use-site.ts'
import { ContactInputs } from './contact-inputs.tsx'
import { FormFrame } from './form-frame.tsx'
import { PaperPicker } from './paper-picker.tsx'
import { refusedPapers } from './papers.ts'
import type { RefusedPapers } from './papers.ts'
import { useContactForm } from './use-contact-form.ts'

const pickerId = 'contact-cv'

/** An application for the opening that the page tells of: who, a few lines, and a CV (T-077). */
export function JobApplicationForm({ pageId, onSent }: { pageId: string; onSent: (email: string) => void }) {
  const t = useTranslations('contact-form')
  const send = useSendJobApplication(useSite())
  const form = useContactForm('jobApplication', pageId)
  const [files, setFiles] = useState<File[]>([])
  const [refused, setRefused] = useState<RefusedPapers>()
  const told = refused && (refused.reason === 'tooLarge' ? t('cv.tooLarge') : t('cv.error.type', refused))
  const fileError = files.length === 0 ? t('cv.required') : told
  return (
    <FormFrame
      form={form}
      alsoWrong={fileError ? [{ fieldId: pickerId, message: fileError }] : []}
      send={(fields) => send.mutateAsync({ draftId: form.sending(), form: { pageId, ...fields, files } })}
      onRefused={(error) => {
        const papers = refusedPapers(error, files)
        setRefused(papers)
        return papers !== undefined
      }}
      onSent={onSent}
      submitText={t('cv.submit')}
      failedText={t('cv.failed')}
    >
      <ContactInputs {...form} />
      <PaperPicker
        id={pickerId}
        files={files}
        error={form.attempt > 0 ? fileError : undefined}
        onFiles={(chosen) => {
          setFiles(chosen)
          setRefused(undefined)
        }}
      />
    </FormFrame>
  )
}
