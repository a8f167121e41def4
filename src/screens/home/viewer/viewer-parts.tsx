import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** One way to see a home, below the frame; the chosen one is ink. */
export const ViewButton = ({
  chosen,
  className,
  ...rest
}: { chosen: boolean } & ComponentProps<'button'>) => (
  <button
    type="button"
    {...rest}
    aria-pressed={chosen}
    className={clsx(
      'inline-flex min-h-9 shrink-0 items-center gap-2 rounded-btn border px-3 text-small leading-none font-medium transition-colors forced-colors:aria-pressed:forced-chosen',
      chosen ? 'border-ink bg-ink text-paper' : 'border-line-2 bg-paper hover:border-ink',
      className,
    )}
  />
)

/** Where something of the home is shown: the same space for each, so that nothing moves. */
export const frameClass =
  'relative aspect-4/3 max-h-[max(13rem,100svh-11rem)] w-full overflow-hidden bg-surface'

/** Gives the focus to the chosen button of a group that took the place of the one in which it was pressed. */
export function focusChosen(group: HTMLElement | null): void {
  if (document.activeElement !== document.body) return
  group?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true })
}
