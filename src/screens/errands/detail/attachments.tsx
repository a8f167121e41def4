import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Attachment } from '#gen/case_management/model.ts'
import type { AttachmentOf } from '#src/api/my-pages/errands.ts'
import { AttachmentFile } from './attachment-file.tsx'
import { AttachmentPicture } from './attachment-picture.tsx'
import { isPicture } from './open-picture.ts'

type Props = { of: AttachmentOf; files: readonly Attachment[]; Heading: 'h2' | 'h3' }

/** The files of an errand or round: pictures as such, others in rows. */
export function Attachments({ of, files, Heading }: Props) {
  const t = useTranslations('errands.files')
  const heading = useId()
  const pictures = files.filter(isPicture)
  const others = files.filter((file) => !isPicture(file))
  return (
    <section aria-labelledby={heading} className="mt-5">
      <Heading id={heading} className="sr-only">
        {t('title')}
      </Heading>
      {pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 huge-text:grid-cols-1">
          {pictures.map((file) => (
            <AttachmentPicture key={file.attachmentId} of={of} file={file} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="mt-4">
          {others.map((file) => (
            <AttachmentFile key={file.attachmentId} of={of} file={file} />
          ))}
        </ul>
      )}
    </section>
  )
}
