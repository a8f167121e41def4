import { clsx } from 'clsx'
import { Fragment, useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { refusalOf } from '../mock/answered.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** A part of the panel under a heading of its own. */
export function Section({
  title,
  aside,
  lang,
  children,
}: {
  title: string
  aside?: ReactNode
  /** Where it speaks another language than the panel. */
  lang?: 'en'
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} lang={lang} className="border-b border-line px-5 py-4 last:border-b-0">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 id={id}>{title}</h3>
        <div className="text-small text-ink-3">{aside}</div>
      </div>
      {children}
    </section>
  )
}

const looks = {
  plain: 'border-transparent bg-surface-2 text-ink hover:bg-line',
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-press',
  danger: 'border-err bg-transparent text-err hover:bg-err-tint',
}

type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof looks; busy?: boolean }

/** A button of the tool. While it works it keeps its focus and ignores presses. */
export const ToolButton = ({ look = 'plain', busy = false, className, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    aria-disabled={busy || undefined}
    className={clsx(
      'inline-flex min-h-ctl items-center justify-center rounded-btn border px-2.5 py-1 text-small transition-colors',
      looks[look],
      busy && 'opacity-70',
      className,
    )}
  />
)

/** A label over what it names. */
export const Labelled = ({
  label,
  hint,
  className,
  children,
}: {
  label: string
  hint?: string | undefined
  className?: string
  children: ReactNode
}) => (
  <label className={clsx('block text-small text-ink-2', className)}>
    {label}
    {hint && <span className="text-ink-3"> · {hint}</span>}
    <span className="mt-1 block">{children}</span>
  </label>
)

export const TextBox = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={clsx('tool-box', className)} />
)

/** Several lines of text that no machine corrects. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    spellCheck={false}
    autoCapitalize="off"
    {...rest}
    className={clsx('tool-box tool-mono', className)}
  />
)

export const Choice = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={clsx('tool-box', className)} />
)

/** A box to tick, with its words beside it. */
export const Tick = ({ children, className, ...rest }: ComponentProps<'input'>) => (
  <label className={clsx('flex min-h-7 items-center gap-2 text-small', className)}>
    <input type="checkbox" {...rest} className="size-4 shrink-0 accent-(--brand)" />
    {children}
  </label>
)

/** Names and what they stand for. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-small">
    {facts.map(([name, value]) => (
      <Fragment key={name}>
        <dt className="text-ink-3">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </Fragment>
    ))}
  </dl>
)

/** What is wrong with what was asked, told at once. */
export const Message = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="mt-2 rounded-m border border-err bg-err-tint px-3 py-2 text-small">
    {children}
  </p>
)

/** What the mock has against what was asked of it: why, and its own words, which are English. */
export function Refusal({ error }: { error: Error | null }) {
  const texts = usePanelTexts()
  if (!error) return null
  const refusal = refusalOf(error)
  if (refusal)
    return (
      <Message>
        {texts.reasons[refusal.reason]} <span lang="en">({refusal.words})</span>
      </Message>
    )
  return <Message>{error.message === 'network' ? texts.network : texts.refused(error.message)}</Message>
}

export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="text-small text-ink-3">{children}</p>
)
