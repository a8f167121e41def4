import { clsx } from 'clsx'
import { Icon } from '../icons/icon.tsx'
import { check } from '../icons/status.ts'

/** The steps of a wizard by name. Steps that do not apply are left out by the caller, and so never counted. */
export const StepList = (props: {
  label: string
  steps: readonly string[]
  current: number
  doneText: string
}) => (
  <ol aria-label={props.label}>
    {props.steps.map((name, index) => {
      const state = stateOf(index + 1, props.current)
      return (
        <li
          key={name}
          aria-current={state === 'current' ? 'step' : undefined}
          className={clsx('flex items-center gap-3.5 py-2.75 text-small', words[state])}
        >
          <span
            className={clsx(
              'grid size-6.5 shrink-0 place-items-center rounded-full text-micro font-strong',
              discs[state],
            )}
          >
            {state === 'done' ? <Icon path={check} size="s" /> : index + 1}
          </span>
          {name}
          {state === 'done' && <span className="sr-only"> ({props.doneText})</span>}
        </li>
      )
    })}
  </ol>
)

const stateOf = (step: number, current: number) => {
  if (step < current) return 'done'
  return step === current ? 'current' : 'future'
}

const words = { done: 'text-ink', current: 'font-strong text-ink', future: 'text-ink-2' }

const discs = {
  done: 'border-[1.5px] border-brand bg-brand text-on-brand',
  current: 'border-2 border-brand text-brand',
  future: 'border-[1.5px] border-line-2',
}
