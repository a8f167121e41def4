import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { Button } from '../../actions/button.tsx'
import { Message } from '../../feedback/message.tsx'
import { attach } from '../../icons/files.ts'
import { FieldError, useFieldIds } from '../field-parts.tsx'
import { FileRow } from './file-row.tsx'
import { useShowAdded } from './use-show-added.ts'

type Refused<Reason> = { name: string; reason: Reason }

type Props<Reason extends string> = {
  id: string
  label: string
  hint: string
  chooseLabel: string
  /** What a file dialog offers. */
  accept: string
  testId: string
  files: readonly File[]
  onFiles: (files: File[]) => void
  /** Which of some new files go along with those chosen already, and why the others do not. */
  take: (added: readonly File[], chosen: readonly File[]) => { files: File[]; refused: Refused<Reason>[] }
  /** What stands above those that do not. */
  refusedTitle?: string
  reasonText: (refused: Refused<Reason>) => string
  removeLabel: (name: string) => string
  error?: string | undefined
  /** What is said between the box and the files. */
  children?: ReactNode
}

/** Files that go along: picked, taken, dropped or pasted. What is not taken says why. */
export function FilePicker<Reason extends string>(props: Props<Reason>) {
  const { label, hint, files, onFiles, take, reasonText, error } = props
  const [refused, setRefused] = useState<readonly Refused<Reason>[]>([])
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useShowAdded(files.length)
  const why = useRef<HTMLDivElement>(null)
  useEffect(() => {
    why.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])
  const ids = useFieldIds(props.id, { hint, error })
  const add = (added: readonly File[]) => {
    if (added.length === 0) return
    const taken = take(added, files)
    onFiles(taken.files)
    setRefused(taken.refused)
  }
  const leaveOut = (file: File) => {
    onFiles(files.filter((one) => one !== file))
    setRefused([])
    // the button that was pressed goes
    button.current?.focus()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  usePastedFiles(add)
  return (
    <section aria-label={label}>
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
        <p className="text-small font-control">{label}</p>
        <p id={ids.hintId} className="mt-1 text-small text-ink-2">
          {hint}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          accept={props.accept}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          data-testid={props.testId}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Button
          ref={button}
          id={ids.id}
          look="secondary"
          small
          icon={attach}
          className="mt-4"
          {...ids.aria}
          // a button has no such state
          aria-invalid={undefined}
          onClick={() => input.current?.click()}
        >
          {props.chooseLabel}
        </Button>
        {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      </div>
      {props.children}
      {refused.length > 0 && (
        <div ref={why} className="mt-4">
          <Message tone="err" live title={props.refusedTitle}>
            <ul className="mt-1 grid grid-cols-1 gap-1">
              {refused.map((one, index) => (
                // two may have the same name, out of two folders, and the list only ever changes as a whole
                <li key={index}>{reasonText(one)}</li>
              ))}
            </ul>
          </Message>
        </div>
      )}
      <ul ref={list} className="mt-4 grid grid-cols-1 gap-2 empty:hidden">
        {files.map((file) => (
          <FileRow
            key={`${file.name}-${file.size}-${file.lastModified}`}
            file={file}
            removeLabel={props.removeLabel(file.name)}
            onRemove={() => leaveOut(file)}
          />
        ))}
      </ul>
    </section>
  )
}

/** A picture that is pasted while this is shown; text goes to its field as ever. */
function usePastedFiles(add: (files: readonly File[]) => void) {
  const addPasted = useEffectEvent(add)
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const files = clipboardData?.files ?? []
      if (files.length > 0) addPasted([...files])
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
