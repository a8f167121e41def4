import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type TimelineStep = {
  id: string
  title: ReactNode
  detail?: string
  state: 'done' | 'current' | 'future'
  /** The state in a word, for those who do not see the dot. */
  stateText: string
  /** What there is to say or do below it. */
  body?: ReactNode
}

/** Steps in time: a vertical rail, or a horizontal one where the window has room for a date under each. */
export const Timeline = (props: { label: string; steps: readonly TimelineStep[]; horizontal?: boolean }) => (
  <ol aria-label={props.label} className={clsx(props.horizontal && 'lg:flex')}>
    {props.steps.map((step) => (
      <li
        key={step.id}
        aria-current={step.state === 'current' ? 'step' : undefined}
        className={clsx(
          'relative pb-5.5 pl-9 text-small leading-[1.4] last:pb-0 huge-text:pl-6',
          'before:absolute before:top-4 before:-bottom-0.5 before:left-1.75 before:w-0.5 last:before:hidden',
          props.horizontal && across,
          step.state === 'done'
            ? 'before:bg-brand forced-colors:before:bg-[Highlight]'
            : 'before:bg-line forced-colors:before:bg-[CanvasText]',
        )}
      >
        <span
          className={clsx(
            'absolute top-0.5 left-0 size-4 rounded-full forced-color-adjust-none',
            dots[step.state],
          )}
        />
        <span className="sr-only">{step.stateText}: </span>
        <span
          className={clsx(
            'block font-strong huge-text:hyphens-auto',
            step.state === 'future' && props.horizontal && 'lg:font-control',
          )}
        >
          {step.title}
        </span>
        {step.detail && <span className="mt-1 block text-ink-2">{step.detail}</span>}
        {step.body}
      </li>
    ))}
  </ol>
)

const across =
  'lg:min-w-0 lg:flex-1 lg:pr-3 lg:pb-0 lg:pl-0 lg:pt-8.5 lg:before:inset-x-0 lg:before:top-2.25 lg:before:bottom-auto lg:before:h-0.5 lg:before:w-auto'

const dots = {
  done: 'bg-brand forced-colors:bg-[Highlight]',
  current: 'border-5 border-brand bg-paper forced-colors:border-[Highlight] forced-colors:bg-[Canvas]',
  future: 'border-[1.5px] border-line-2 bg-paper forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]',
}
