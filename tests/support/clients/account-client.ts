import type { components } from '#gen/account_service/types.ts'
import { loginClient } from './login-client.ts'

type Schemas = components['schemas']
type IdType = Schemas['IdType']
type RegisterForm = Schemas['RegisterRequest']
export type Reply = { status: string; result: string; token: string; errorCode?: string }

/** Somebody whom nobody knows yet. */
export const newcomer: RegisterForm = {
  firstName: 'Vera',
  lastName: 'Nyman',
  email: 'vera.nyman@example.com',
  phoneNumber: '070-1740650',
  consent: true,
  siteId: 1,
}
export const password = 'hemligt-ord'

/** Numbers of the reserved series that belong to no persona, by kind of e-ID. */
export const freeNumbers = {
  bank_id: '20260161-2381',
  eident: '21929774873',
  signicat: '030594W903B',
} as const

const pages = {
  bank_id: 'http://localhost:5173/skapa-konto/?type=register',
  eident: 'http://no.localhost:5173/registrer-deg/?type=register',
  signicat: 'http://fi.localhost:5173/luo-tili/?type=register',
}

/** The calls of an account, one after another. */
export function accountClient() {
  const client = loginClient()
  const { call, world, approve, tokenOf } = client

  const register = (changes: Partial<RegisterForm> = {}) =>
    call<Reply>('POST', '/account_service/register', { body: { ...newcomer, password, ...changes } })
  const tokenFor = (persona: string, kind: 'private' | 'board' = 'private', associationId?: string) =>
    tokenOf({
      userId: `user-${persona}`,
      kind,
      bankId: true,
      ...(associationId ? { associationId } : {}),
    })
  const start = (
    flow: 'register' | 'update',
    {
      idType = 'bank_id',
      token,
      ...more
    }: { idType?: IdType; token?: string; [field: string]: unknown } = {},
  ) =>
    call<{ session: string; redirectUrl: string }>('POST', `/account_service/${flow}/${idType}/start`, {
      body: { returnUrl: pages[idType], environment: 'development', ...more },
      ...(token ? { token } : {}),
    })
  const poll = (flow: 'register' | 'update', session: string, token?: string, idType: IdType = 'bank_id') =>
    call<Reply>('GET', `/account_service/${flow}/${idType}/status?session=${session}`, token ? { token } : {})
  const submit = (
    flow: 'register' | 'update',
    idType: IdType,
    { token, ...body }: { code: string; session?: string; token?: string },
  ) =>
    call<Reply>('POST', `/account_service/${flow}/${idType}/status`, {
      body: { environment: 'development', ...body },
      ...(token ? { token } : {}),
    })

  /** Registers by e-ID, from the form to the reply of the poll or of the code. */
  async function registerByEid(
    number: string,
    idType: IdType = 'bank_id',
    changes: Partial<RegisterForm> = {},
  ) {
    const { session } = (await start('register', { idType, registration: { ...newcomer, ...changes } })).body
    approve(session, number)
    if (idType === 'bank_id') return (await poll('register', session)).body
    const code = client.orderOf(session).code ?? ''
    return (await submit('register', idType, { code, session })).body
  }
  const mails = () => world().mailbox.list()
  const account = (id: string) => {
    const found = world().accounts.byId(id)
    if (!found) throw new Error(`no account ${id}`)
    return found
  }
  return {
    ...client,
    register,
    tokenFor,
    startFlow: start,
    pollFlow: poll,
    submitFlow: submit,
    registerByEid,
    mails,
    account,
  }
}
