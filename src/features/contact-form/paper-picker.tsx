import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RefusedFile } from '#src/domain/attachments.ts'
import { useFileSize } from '#src/i18n/use-file-size.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { FieldError, FieldHint, labelClass, useFieldIds } from '#src/ui/fields/field-parts.tsx'
import { close } from '#src/ui/icons/actions.ts'
import { attach, document as paper } from '#src/ui/icons/files.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { acceptedPapers, takePapers } from './papers.ts'

type Props = {
  id: string
  files: readonly File[]
  error: string | undefined
  onFiles: (files: File[]) => void
}

/** The CV and what goes with it: chosen, or dropped here. */
export function PaperPicker({ id, files, error, onFiles }: Props) {
  const t = useTranslations('contact-form.cv')
  const size = useFileSize()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const ids = useFieldIds(id, { hint: t('hint'), error })
  const add = (added: readonly File[]) => {
    if (added.length === 0) return
    const taken = takePapers(added, files)
    onFiles(taken.files)
    setRefused(taken.refused)
  }
  const leaveOut = (file: File) => {
    onFiles(files.filter((one) => one !== file))
    setRefused([])
    // the button that was pressed goes
    button.current?.focus()
  }
  return (
    // dropping is one more way beside the button
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className="min-w-0"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add([...event.dataTransfer.files])
      }}
    >
      <legend className={labelClass}>{t('label')}</legend>
      <FieldHint id={ids.hintId}>{t('hint')}</FieldHint>
      {files.length > 0 && (
        <ul className="mt-3 grid grid-cols-1 gap-2">
          {files.map((file) => (
            <li
              key={`${file.name}-${file.size}-${file.lastModified}`}
              className="flex items-center gap-4 rounded-m border border-line p-2.5 pr-1.5 text-small"
            >
              <Icon path={paper} className="text-brand" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{file.name}</span>
                <span className="text-ink-2">{size(file.size)}</span>
              </span>
              <IconButton
                icon={close}
                label={t('remove', { name: file.name })}
                onClick={() => leaveOut(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {refused.map(({ name, flaw }) => (
          <FieldError key={name + flaw}>{t(`flaw.${flaw}`, { name })}</FieldError>
        ))}
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedPapers}
        data-testid="papers"
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          // the same file can be chosen again
          event.target.value = ''
        }}
      />
      <Button
        ref={button}
        id={ids.id}
        small
        look="secondary"
        icon={attach}
        className="mt-3"
        {...ids.aria}
        aria-invalid={undefined}
        onClick={() => input.current?.click()}
      >
        {t(files.length > 0 ? 'more' : 'choose')}
      </Button>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </fieldset>
  )
}
