import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ClipboardEvent, DragEvent } from 'react'
import { useTranslations } from 'use-intl'
import { acceptedFiles, attachmentLimits, takeFiles, totalOf } from '#src/domain/attachments.ts'
import type { RefusedFile } from '#src/domain/attachments.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { attach } from '#src/ui/icons/files.ts'
import { useWizard } from '../../wizard-context.ts'
import { FileRow } from './file-row.tsx'
import { useFileSize } from '#src/i18n/use-file-size.ts'

/** Pictures, films and papers of the fault: picked, taken, dropped or pasted (F-111). */
export function FilePicker() {
  const t = useTranslations('fault-report.files')
  const size = useFileSize()
  const { files, onFiles, missingFiles } = useWizard()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()

  const add = (added: readonly File[]) => {
    if (added.length === 0) return
    const taken = takeFiles(added, { chosen: files })
    onFiles(taken.files)
    setRefused(taken.refused)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  usePastedFiles(add)
  return (
    <section aria-label={t('label')}>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'rounded-m border-[1.5px] border-dashed p-5',
          isOver ? 'border-brand bg-brand-tint' : 'border-line-2',
        )}
      >
        <p className="text-small font-control">{t('label')}</p>
        <p id={hintId} className="mt-1 text-small text-ink-2">
          {t('hint', { count: attachmentLimits.count })}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          accept={acceptedFiles}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          data-testid="fault-files"
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Button
          look="secondary"
          small
          icon={attach}
          className="mt-4"
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
      </div>
      {missingFiles > 0 && (
        <Message tone="warn" className="mt-4">
          {t('missing', { count: missingFiles })}
        </Message>
      )}
      {refused.length > 0 && (
        <Message tone="err" live className="mt-4" title={t('refused')}>
          <ul className="mt-1 grid gap-1">
            {refused.map(({ name, flaw }) => (
              <li key={name + flaw} className="break-words">
                {t(`flaw.${flaw}`, { name })}
              </li>
            ))}
          </ul>
        </Message>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-2">
        {files.map((file) => (
          <FileRow
            key={`${file.name}-${file.size}-${file.lastModified}`}
            file={file}
            onRemove={() => {
              onFiles(files.filter((one) => one !== file))
              setRefused([])
            }}
          />
        ))}
      </ul>
      <p role="status" className="mt-2 text-small text-ink-2">
        {files.length > 0 && t('total', { count: files.length, size: size(totalOf(files)) })}
      </p>
    </section>
  )
}

/** A picture that is pasted while this step is shown; text goes to its field as ever. */
function usePastedFiles(add: (files: readonly File[]) => void) {
  const addPasted = useEffectEvent(add)
  useEffect(() => {
    const onPaste = (event: Event) => {
      const data = (event as unknown as ClipboardEvent).clipboardData
      if (data.files.length > 0) addPasted([...data.files])
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
