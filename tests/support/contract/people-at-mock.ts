import type { ActQuestion } from '#scripts/drift/probe/requests/credentials.ts'

type Acted = Record<string, string>

/**
 * What people do in the journeys of `contracts/journeys`, done at a mock by its control API, as `mock/people.yaml` has it.
 * Each journey has a world of its own, and `world` tells which is the last that was begun.
 */
export function peopleAt(root: string) {
  let world = ''

  const control = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${root}/__mock${path}`, {
      method,
      headers: { 'x-world': world, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}`)
    return (await answer.json()) as T
  }

  const begin = async (given: Acted): Promise<Acted> => {
    world = given['world'] ?? ''
    await control('POST', `/scenarios/${given['scenario'] ?? 'eid-manual'}/apply`)
    await control('PUT', '/eid/behaviour', { mode: 'manual', personaId: null, delaySeconds: 0 })
    if (given['persona'] === undefined) return { world }
    const { token } = await control<{ token: string }>('POST', `/personas/${given['persona']}/session`)
    return { world, token }
  }

  const approve = async ({ personalNumber }: Acted): Promise<Acted> => {
    const [order] = await control<{ orderRef: string }[]>('GET', '/eid/orders')
    const path = `/eid/orders/${order?.orderRef}/approve`
    const { code } = await control<{ code?: string }>('POST', path, { personalNumber })
    return code === undefined ? {} : { code }
  }

  const pay = async (): Promise<Acted> => {
    const [payment] = await control<{ paymentId: string }[]>('GET', '/payments')
    await control('POST', `/payments/${payment?.paymentId}/settle`, { outcome: 'paid' })
    return {}
  }

  /** What a link of the last mail carries; the second one of an alert stops such mails. */
  const readMail = async (link = 0): Promise<Acted> => {
    const [mail] = await control<{ links: { code?: string }[] }[]>('GET', '/mailbox')
    return { code: mail?.links[link]?.code ?? '' }
  }

  const acts: Readonly<Record<string, (given: Acted) => Promise<Acted>>> = {
    begin,
    beginAsVisitor: begin,
    approve,
    comeBack: approve,
    pay,
    readMail: () => readMail(),
    readAlert: () => readMail(1),
  }
  return {
    act: async ({ what, given }: ActQuestion): Promise<Acted> => {
      const done = acts[what]
      if (!done) throw new Error(`nobody knows how to ${what}`)
      return done(given as Acted)
    },
    wait: (seconds: number) => control('POST', '/clock/advance', { seconds }),
  }
}
