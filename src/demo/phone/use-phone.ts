import { useCallback, useEffect, useRef, useState } from 'react'
import { leavePage } from '#src/lib/browser/leave-page.ts'
import { keepIn } from '#src/lib/storage/keep-in.ts'
import { approve, cancel, fail, withEid } from '../control.ts'
import type { Approval, EidOrder, Persona } from '../control.ts'
import { usePolled } from '../use-polled.ts'
import { openOrder, readOutside, readPersonas } from './phone-control.ts'
import type { Outside } from './phone-control.ts'
import { afterCode, endingOf, followed } from './phone-process.ts'
import type { Mishap, OpeningProblem, PhoneView } from './phone-process.ts'
import { tokenOf } from './scan/token-of.ts'

/** Key of local storage: whose phone it was last. */
const ownerKey = 'phone-owner'

/** The phone: what it shows, and what its user can do. */
export function usePhone({ startToken, returnTo }: { startToken?: string; returnTo?: string }) {
  const [view, setView] = useState<PhoneView>({ at: 'home' })
  const [found, setFound] = useState<Persona[]>()
  const [chosen, setChosen] = useState<Approval>()
  const [mishap, setMishap] = useState<Mishap>('none')
  const shownAt = useRef(0)
  const follow = useCallback(({ orders, askedAt }: Outside) => {
    // an answer from before this view may come from the world that the phone was in until it scanned
    if (askedAt > shownAt.current) setView((current) => followed(current, orders))
  }, [])
  const { value: outside, isOffline } = usePolled(readOutside, follow)

  const show = useCallback((next: PhoneView) => {
    shownAt.current = performance.now()
    setView(next)
  }, [])
  const open = async (text: string, from: 'home' | 'scan') => show(await opened(text, from))
  const isReached = outside?.isLetIn
  useEffect(() => {
    if (!isReached) return
    readPersonas()
      .then((all) => setFound(withEid(all, 'bank_id')))
      // without the list there is still the number to type
      .catch(() => setFound([]))
  }, [isReached])
  const people = found ?? []
  /** Whose phone it is cannot be told yet. */
  const isFinding = !found && !isOffline && isReached !== false
  useEffect(() => {
    if (startToken) void opened(startToken, 'home').then(show)
  }, [startToken, show])

  const who = (order: EidOrder): Approval | undefined => {
    const usual = [order.requiredPersonaId, localStorage.getItem(ownerKey), outside?.personaId, people[0]?.id]
    const personaId = usual.find((id) => people.some((one) => one.id === id))
    return chosen ?? (personaId ? { personaId } : undefined)
  }
  const choose = (approval: Approval, order: EidOrder) => {
    if ('personaId' in approval) keepIn(localStorage, ownerKey, approval.personaId)
    setChosen(approval)
    show({ at: 'ask', order })
  }

  /** The order has come to its end here; whoever was sent here by a link goes back. */
  const end = async (ending: Promise<EidOrder>) => {
    const order = await ending
    setChosen(undefined)
    show({ at: 'end', order, ending: endingOf(order) ?? 'failed' })
    if (returnTo) leavePage(returnTo)
  }

  /** Six digits have been typed. Answers false when nothing came of it and they have to be typed again. */
  const submitCode = async (order: EidOrder, wrong: number): Promise<boolean> => {
    const next = afterCode(mishap, wrong)
    const person = who(order)
    if (next.does === 'again') {
      show({ at: 'code', order, wrong: next.wrong })
      return true
    }
    try {
      if (next.does === 'fail') await end(fail(order.orderRef, next.hintCode))
      else if (person) await end(approve(order.orderRef, person))
      return true
    } catch (error) {
      if (codeOf(error) !== 'unprocessable') return false
      show({ at: 'who', order, refused: true })
      return true
    }
  }

  const giveUp = (order: EidOrder) =>
    // an order that ended meanwhile is told of by the next look at it
    end(cancel(order.orderRef)).catch(() => undefined)
  return {
    view,
    show,
    outside,
    isOffline,
    people,
    isFinding,
    mishap,
    setMishap,
    who,
    choose,
    open,
    submitCode,
    giveUp,
    returnTo,
  }
}

export type Phone = ReturnType<typeof usePhone>

/** What opening an order by what was scanned, pasted or pressed leads to. */
async function opened(text: string, from: 'home' | 'scan'): Promise<PhoneView> {
  const token = tokenOf(text)
  if (!token) return { at: from, problem: 'notFound' }
  try {
    return { at: 'ask', order: await openOrder(token) }
  } catch (error) {
    return { at: from, problem: problemOf(error) }
  }
}

const codeOf = (error: unknown): string => (error instanceof Error ? error.message : '')

function problemOf(error: unknown): OpeningProblem {
  const code = codeOf(error)
  return code === 'notFound' || code === 'gone' ? code : 'network'
}
