import { clsx } from 'clsx'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Attachment } from '#gen/case_management/model.ts'
import { acceptedFiles } from '#src/domain/attachments.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { FieldError, FieldHint, labelClass } from '#src/ui/fields/field-parts.tsx'
import { useShowAdded } from '#src/ui/fields/files/use-show-added.ts'
import { attach } from '#src/ui/icons/files.ts'
import type { EditFiles } from './use-edit-files.ts'
import { useFileText } from './use-file-text.ts'

type Props = { attachments: readonly Attachment[]; files: EditFiles }

/** The files of an errand: those there are can go, and new ones can come. Dropping and pasting work too. */
export function FileFields({ attachments, files }: Props) {
  const t = useTranslations('errands.edit')
  const picker = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useShowAdded(files.added.length)
  return (
    // dropping is one more way beside the button
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      aria-describedby="errand-files-hint"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        files.add([...event.dataTransfer.files])
      }}
    >
      <legend className={labelClass}>{t('files')}</legend>
      <FieldHint id="errand-files-hint">{t('filesHint')}</FieldHint>
      <ul ref={list} aria-live="polite" className="mt-2">
        {attachments.map(({ attachmentId: id, filename, size }) => {
          const goes = files.removed.includes(id)
          return (
            <FileLine
              key={id}
              name={filename}
              size={size}
              note={goes ? t('removed') : undefined}
              isOut={goes}
              action={t(goes ? 'keep' : 'remove', { name: filename })}
              onAction={() => files.toggle(id)}
            />
          )
        })}
        {files.added.map((file, index) => (
          <FileLine
            key={`${file.name}-${index}`}
            name={file.name}
            size={file.size}
            note={t('new')}
            action={t('remove', { name: file.name })}
            onAction={() => {
              files.drop(file)
              // the button that was pressed goes
              button.current?.focus()
            }}
          />
        ))}
      </ul>
      <div role="alert">
        {files.refused.map(({ name, reason }, index) => (
          // two may have the same name, out of two folders, and the list only ever changes as a whole
          <FieldError key={index}>{t(`fileError.${reason}`, { name })}</FieldError>
        ))}
      </div>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        onChange={(event) => {
          files.add([...(event.target.files ?? [])])
          // the same file can be chosen again
          event.target.value = ''
        }}
      />
      <Button
        ref={button}
        small
        look="quiet"
        icon={attach}
        className="mt-4"
        onClick={() => picker.current?.click()}
      >
        {t('add')}
      </Button>
    </fieldset>
  )
}

type LineProps = {
  name: string
  size: number
  note?: string
  isOut?: boolean
  action: string
  onAction: () => void
}

function FileLine({ name, size, note, isOut = false, action, onAction }: LineProps) {
  const fileText = useFileText()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 text-small leading-[1.4]">
      <span className="min-w-0">
        <span className={clsx('block font-medium', isOut && 'text-ink-2 line-through')}>{name}</span>
        <span className="text-ink-2">{[fileText(name, size), note].filter(Boolean).join(' · ')}</span>
      </span>
      <TextButton look="quiet" className="break-all" onClick={onAction}>
        {action}
      </TextButton>
    </li>
  )
}
