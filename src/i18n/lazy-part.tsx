import { Suspense, startTransition, use, useEffect, useState } from 'react'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { nextTask } from '#src/lib/browser/scheduling.ts'
import { loadTexts } from './feature-texts.ts'
import type { Messages } from './messages.ts'

type Options = {
  /** Texts that come with it. */
  texts?: readonly (keyof Messages)[]
  /**
   * When it is loaded: once it is first shown, or, for what the first window of a page does without, once that is drawn.
   * A lazy component of React's would then be held back for 300 ms after the page. All other parts of then wait until the
   * one that comes first below the window is drawn: what one transition shows, all of them would wait for.
   */
  when?: 'shown' | 'firstBelow' | 'afterFirstWindow'
  /** What stands in its place before. Without it a part that is shown waits for the Suspense around it, as React's own do. */
  until?: ReactNode
}

/** So long a failure stands before its part is asked for again. */
const failureMs = 1000

type Loaded<Props> = { part?: ComponentType<Props>; load: () => Promise<ComponentType<Props>> }

/** A part of the portal that is loaded late, with the way to have it ahead. */
export type LazyPart<Props> = FunctionComponent<Props> & Pick<Loaded<Props>, 'load'>

/**
 * A part of the portal in files of its own, loaded together with the texts it shows. Where it is there already, it shows at
 * once.
 *
 * @throws in its place, when it cannot be loaded
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], when = 'shown', until }: Options = {},
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  const read = async () => {
    try {
      const [part] = await Promise.all([load(), loadTexts(...texts)])
      loaded.part = part
      return part
    } catch (error) {
      // what could not be loaded is tried again, but not before its failure is drawn: it would be asked for without end
      setTimeout(() => (loading = undefined), failureMs)
      throw error
    }
  }
  const loaded: Loaded<Props> = { load: () => (loading ??= read()) }
  const Part = when === 'shown' ? suspending(loaded, until) : following(loaded, until, when === 'firstBelow')
  return Object.assign(Part, { load: loaded.load })
}

function suspending<Props extends object>(loaded: Loaded<Props>, until: ReactNode) {
  function Waiting(props: Props) {
    const Part = use(loaded.load())
    return <Part {...props} />
  }
  return function Suspending(props: Props) {
    // the same for as long as it stands: another component would begin anew
    const [Part] = useState<ComponentType<Props>>(() => loaded.part ?? Waiting)
    const part = <Part {...props} />
    return until === undefined ? part : <Suspense fallback={until}>{part}</Suspense>
  }
}

/** What comes first below the window, from when it is asked for until it is drawn. */
let firstBelow: PromiseWithResolvers<void> | undefined

/** Once that is drawn; at once where nothing comes first. What is asked from an effect knows of all that was drawn with it. */
export function firstBelowDrawn(): Promise<void> {
  // a moment later, what was drawn with it has said whether something comes first
  return Promise.resolve().then(() => firstBelow?.promise)
}

function following<Props extends object>(loaded: Loaded<Props>, until: ReactNode, isFirst: boolean) {
  return function Following(props: Props) {
    const [Part, setPart] = useState(() => loaded.part)
    const [failure, setFailure] = useState<{ reason: unknown }>()
    useEffect(() => {
      if (Part) return
      const turn = isFirst ? (firstBelow = Promise.withResolvers<void>()) : undefined
      // each part is asked for in a task of its own (docs/performance/portal.md), as a page has many
      const loading = isFirst ? loaded.load() : firstBelowDrawn().then(nextTask).then(loaded.load)
      loading.then(
        (part) => startTransition(() => setPart(() => part)),
        (reason: unknown) => setFailure({ reason }),
      )
      // it is drawn, or is no longer to be: a failure is told in the place of what has failed
      return turn?.resolve
    }, [Part])
    if (failure) throw failure.reason
    return Part ? <Part {...props} /> : until
  }
}

/**
 * In the place of what most of a page lies in: as tall, so that a place further down can be gone back to, and held by
 * nobody, so that what comes above it carries nobody down the page.
 */
export const tall = <div className="h-[300rem] [overflow-anchor:none]" />
