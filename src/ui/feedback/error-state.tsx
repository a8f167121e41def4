import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'

export type ErrorStateProps = {
  title: string
  children?: ReactNode
  retryLabel: string
  onRetry: () => void | Promise<unknown>
  /** Takes the focus where trying again has helped; without it, the first heading or named part of what came does. */
  onRetried?: () => void
  /** What to say to support, such as a trace id. */
  reference?: string
}

/** A part of the page could not be loaded: what happened, and a way to try again. */
export const ErrorState = (props: ErrorStateProps) => (
  <div role="alert" className="max-w-measure py-8">
    <p className="font-display text-h3">{props.title}</p>
    {props.children && <div className="mt-3 text-ink-2">{props.children}</div>}
    <Button
      look="secondary"
      className="mt-6"
      // late: few pages fail, and what cannot be loaded only leads the focus
      onClick={({ currentTarget }) =>
        import('./retry-in-place.ts').then(
          (late) => late.retryInPlace(currentTarget, props.onRetry, props.onRetried),
          props.onRetry,
        )
      }
    >
      {props.retryLabel}
    </Button>
    {props.reference && <p className="mt-4 text-micro text-ink-3">{props.reference}</p>}
  </div>
)
