import { startTransition, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { afterFirstWindow } from '#src/lib/first-window.ts'
import { withTexts } from './feature-texts.ts'
import type { Messages } from './messages.ts'

type Options = {
  /** Texts that come with it. */
  texts?: readonly (keyof Messages)[]
  /** What stands in its place before. */
  until?: ReactNode
}

/** A part that comes later, with the way to have it at once. */
type LaterPart<Props> = ComponentType<Props> & { load: () => Promise<unknown> }

/**
 * A part that the first window of a page does without: loaded, with its texts, once that is painted. Unlike a lazy
 * component it shows as soon as it is there; React holds those back for 300 ms after the page.
 *
 * @throws in its place, when it cannot be loaded
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], until = null }: Options = {},
): LaterPart<Props> {
  let known: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const read = async () => (known ??= await withTexts(texts, load()))
  function Later(props: Props) {
    const [Part, setPart] = useState(() => known)
    const [failure, setFailure] = useState<{ reason: unknown }>()
    useEffect(() => {
      if (Part) return
      let isGone = false
      loading ??= afterFirstWindow().then(read)
      loading.then(
        (part) => {
          if (!isGone) startTransition(() => setPart(() => part))
        },
        (reason: unknown) => {
          loading = undefined
          if (!isGone) setFailure({ reason })
        },
      )
      return () => {
        isGone = true
      }
    }, [Part])
    if (failure) throw failure.reason
    return Part ? <Part {...props} /> : until
  }
  return Object.assign(Later, { load: read })
}

/** In the place of what most of a page lies in: as tall, so that a place further down can be gone back to. */
export const tall = <div className="h-[300rem]" />
