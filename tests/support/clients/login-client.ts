import type { components } from '#gen/account_service/types.ts'
import type { Principal } from '#mocks/state/caller/principal.ts'
import type { World } from '#mocks/state/world.ts'
import { controlClient } from './control-client.ts'

export type LoginReply = {
  status: string
  result: string
  token: string
  choiceToken: string
  associations: { id: string; name: string }[]
}
type IdType = components['schemas']['IdType']
type Started = { flow: string; session: string; qrData: string; expiresAt: string; redirectUrl: string }
type StartOptions = { idType?: IdType; loginType?: 'private' | 'board'; [field: string]: unknown }

/** Personal numbers of personas, and of nobody. */
export const numbers = {
  amira: '19900101-2385',
  ylva: '19910208-2386',
  linnea: '19930621-2383',
  axel: '19031204-9802',
  karin: '19660219-2384',
  bo: '19640823-3234',
  unknown: '20260161-2381',
  henning: '12829499914',
  kare: '12905299938',
  solveig: '21883649874',
} as const

/** Pages that logins start from, by kind of e-ID. */
const returnUrls = {
  bank_id: 'http://localhost:5173/logga-in/?type=login',
  eident: 'http://no.localhost:5173/logg-inn/?type=login',
  signicat: 'http://fi.localhost:5173/kirjaudu-sisaan/?type=login',
}

/** A mock backend at nine in the morning in which no e-ID approves by itself, and the steps of a login in it. */
export function loginClient() {
  const { call, backend } = controlClient()
  const world = (): World => {
    const found = backend.worlds.get('default')
    if (!found) throw new Error('no default world')
    return found
  }
  world().clock.freeze(Date.parse(`${world().data.today}T09:00:00Z`))
  world().eid.behaviour = { mode: 'manual', personaId: null, delaySeconds: 0 }

  const start = ({ idType = 'bank_id', ...body }: StartOptions = {}) =>
    call<Started>('POST', `/account_service/login/${idType}/start`, {
      body: { returnUrl: returnUrls[idType], environment: 'development', ...body },
    })
  const poll = (session: string) =>
    call<LoginReply>('GET', `/account_service/login/bank_id/status/${session}`)
  const pollBoard = (session: string, idType: IdType = 'bank_id') =>
    call<LoginReply>('GET', `/account_service/login/${idType}/status/board_member/${session}`)
  const select = (associationId: string, token: string) =>
    call<LoginReply>('GET', `/account_service/login/bank_id/status/board_member/select/${associationId}`, {
      token,
    })
  const submit = (code: string, { idType = 'eident', session }: { idType?: IdType; session?: string } = {}) =>
    call<LoginReply>('POST', `/account_service/login/${idType}/status`, {
      body: { code, environment: 'development', ...(session ? { session } : {}) },
    })
  const orderOf = (session: string) => {
    const order = world().eid.bySession(session)
    if (!order) throw new Error(`no order of ${session}`)
    return order
  }
  const approve = (session: string, personalNumber: string) =>
    world().eid.approve(orderOf(session), personalNumber)
  const fail = (session: string, failure: string) => world().eid.fail(orderOf(session), failure)

  /** Logs somebody in with the app, from the start to the reply of the poll. */
  async function logIn(personalNumber: string, loginType: 'private' | 'board' = 'private') {
    const { session } = (await start({ loginType })).body
    approve(session, personalNumber)
    return (await (loginType === 'board' ? pollBoard(session) : poll(session))).body
  }
  const user = (token: string, more: { world?: string } = {}) =>
    call<components['schemas']['User']>('GET', '/account_service/user', { token, ...more })
  const tokenOf = (principal: Principal) => world().tokens.issue(principal)

  return {
    backend,
    call,
    world,
    start,
    poll,
    pollBoard,
    select,
    submit,
    orderOf,
    approve,
    fail,
    logIn,
    user,
    tokenOf,
    advance: (seconds: number) => world().clock.advance(seconds),
  }
}
