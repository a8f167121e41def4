import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Step } from './steps.ts'

/** What an entry of the history keeps: its step, and from which one it was come to. */
type StepEntry = { bookingStep?: Step; bookingFrom?: Step }

/**
 * The step somebody has come to. Each one is an entry of the history, so that Back goes a step back; the address is the
 * same for all, since what a step needs is not in it.
 *
 * @param kept the step of the draft, where the entry names none
 */
export function useStepHistory(kept: Step | undefined) {
  const { history } = useRouter()
  const entry = () => history.location.state as StepEntry
  const [wanted, setWanted] = useState(() => entry().bookingStep ?? kept)

  /** The same entry is another step by now: nobody goes back to the one before. */
  const replaceBy = (step: Step) => {
    history.replace(history.location.href, { ...history.location.state, bookingStep: step })
    setWanted(step)
  }
  const goOn = (from: Step, to: Step) => {
    if (!entry().bookingStep) {
      replaceBy(from)
      // else it becomes one with the push, and the entry that one comes from names no step
      history.flush()
    }
    history.push(history.location.href, { bookingStep: to, bookingFrom: from } satisfies StepEntry)
    setWanted(to)
  }
  /** Tells later on whether somebody is at the same entry still: an answer that is long in coming leads nobody on. */
  const watchEntry = () => {
    const { __TSR_index: index } = history.location.state
    return () => history.location.state.__TSR_index === index
  }
  const isGoingBack = useRef(false)
  /** As Back does, where the step before was come from. */
  const goBack = (to: Step) => {
    if (entry().bookingFrom !== to) return replaceBy(to)
    // Back takes a moment, in which a second press would lead a step further, or off the page
    if (isGoingBack.current) return
    isGoingBack.current = true
    const stop = history.subscribe(() => {
      isGoingBack.current = false
      stop()
    })
    history.back()
  }
  return { wanted, watchEntry, goOn, goBack, replaceBy, returnTo: setWanted }
}

/** Calls back when Back or Forward has led to the entry of a step. */
export function useStepReturn(onReturn: (to: Step) => void): void {
  const { history } = useRouter()
  const returned = useEffectEvent(onReturn)
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        const { bookingStep } = history.location.state as StepEntry
        const isTravel = action.type !== 'PUSH' && action.type !== 'REPLACE'
        if (isTravel && bookingStep) returned(bookingStep)
      }),
    [history],
  )
}
