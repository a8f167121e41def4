import { useEffect, useId, useRef, useState } from 'react'
import type { Language } from '#src/sites/site.ts'
import { close } from '#src/ui/icons/actions.ts'
import { check } from '#src/ui/icons/status.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { keepIn } from '#src/lib/storage/keep-in.ts'
import { PlaceButtons } from '../director/frame/place-buttons.tsx'
import { usePlace } from '../director/frame/use-place.ts'
import type { LessonSheet } from './lesson-query.ts'
import { lessonTexts } from './lesson-texts.ts'

type Props = { language: Language; sheet: LessonSheet }

const openKey = 'lesson-open'

/** What there is to do, behind a handle at the edge: its steps tick themselves. */
export function TaskSheet({ language, sheet: { title, steps } }: Props) {
  const texts = lessonTexts[language]
  const [isOpen, setOpen] = useState(() => sessionStorage.getItem(openKey) === '1')
  const { side, movable, moveBy } = usePlace('lesson-place', { side: 'left', down: 60 })
  const id = useId()
  const tasks = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const follows = useRef(false)
  const toggle = (open: boolean) => {
    keepIn(sessionStorage, openKey, open ? '1' : '0')
    follows.current = open
    setOpen(open)
  }
  /** Closed from within, it gives the focus back to its handle. */
  const leave = () => {
    toggle(false)
    handle.current?.focus()
  }
  useEffect(() => {
    const element = tasks.current
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && isOpen) leave()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  })
  useEffect(() => {
    if (isOpen && follows.current) heading.current?.focus()
  }, [isOpen])
  const done = steps.filter(({ doneAt }) => doneAt !== null)
  const last = done.toSorted((a, b) => (a.doneAt ?? '').localeCompare(b.doneAt ?? '')).at(-1)
  return (
    <aside ref={tasks} aria-label={texts.tasks} lang={language} className="lesson">
      <button
        type="button"
        ref={handle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={texts.open(done.length, steps.length)}
        className="lesson-handle bg-paper text-small text-ink"
        {...movable}
        onClick={() => toggle(!isOpen)}
      >
        <span>
          {texts.tasks} {done.length}/{steps.length}
        </span>
      </button>
      <p role="status" className="sr-only">
        {done.length === steps.length ? texts.allDone : last ? `${last.text} ${texts.done}` : ''}
      </p>
      {isOpen && (
        <div id={id} className="lesson-card bg-paper text-ink" data-side={side}>
          <div className="flex items-start gap-2">
            <h2 ref={heading} tabIndex={-1} className="min-w-0 grow">
              {title}
            </h2>
            <button
              type="button"
              aria-label={texts.close}
              className="-mt-1.5 -mr-1.5 grid size-9 shrink-0 place-items-center rounded-btn hover:bg-surface-2"
              onClick={leave}
            >
              <Icon path={close} />
            </button>
          </div>
          <ol className="mt-2 grid gap-2">
            {steps.map((step) => (
              <li key={step.id} className="flex items-start gap-2 text-small">
                <span
                  aria-hidden="true"
                  className="lesson-tick"
                  data-done={step.doneAt !== null || undefined}
                >
                  {step.doneAt !== null && <Icon path={check} />}
                </span>
                <span className={step.doneAt === null ? undefined : 'text-ink-2'}>
                  {step.text}
                  <span className="sr-only">, {step.doneAt === null ? texts.todo : texts.done}</span>
                </span>
              </li>
            ))}
          </ol>
          {done.length === steps.length && <p className="mt-3 font-strong">{texts.allDone}</p>}
          <div className="mt-2 flex justify-end">
            <PlaceButtons texts={texts.place} side={side} onMove={moveBy} />
          </div>
        </div>
      )}
    </aside>
  )
}
