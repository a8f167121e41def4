import type { components } from '#gen/buyresidence/types.ts'
import type { components as control } from '#gen/mock_control/types.ts'
import { createBackend } from '#mocks/backend.ts'
import { siteOf } from '#mocks/catalogue/site-of.ts'
import type { Home } from '#mocks/catalogue/types.ts'
import type { World } from '#mocks/state/world.ts'
import type { Mirrored } from '../many/mirror.ts'

type Schemas = components['schemas']
export type Status = Schemas['BookingStatusReply']
type Sent = { body?: unknown; token?: string | undefined; cookies?: Map<string, string> }

/** An answer as a test reads it; `body` is a text where the answer is one. */
type Received<T> = { status: number; body: T; headers: Headers }

/** A mock backend at nine in the morning in which nothing is approved by itself. */
export function bookingClient(backend: Mirrored = createBackend({ onViolation: 'fail' })) {
  const world = backend.worlds.make('default')
  world.clock.freeze(Date.parse(`${world.data.today}T09:00:00Z`))
  world.eid.behaviour = { mode: 'manual', personaId: null, delaySeconds: 0 }
  const here = (): World => backend.worlds.get('default') ?? world

  async function call<T = unknown>(
    method: string,
    path: string,
    { body, token, cookies }: Sent = {},
  ): Promise<Received<T>> {
    const headers = new Headers(body === undefined ? {} : { 'content-type': 'application/json' })
    if (token) headers.set('authorization', `Bearer ${token}`)
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const request = new Request(`http://localhost${path}`, { method, headers, ...sent })
    const response = await backend.handle(request, { cookies: Object.fromEntries(cookies ?? []) })
    if (!response) throw new Error(`No contract has ${method} ${path}`)
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    const text = response.type === 'error' ? '' : await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: (isJson ? parsed(text) : text) as T,
      headers: response.headers,
    }
  }

  const settle = (paymentId: string, body: control['schemas']['SettlePaymentRequest']) =>
    call('POST', `/__mock/payments/${paymentId}/settle`, { body })
  const payments = async () =>
    (await call<control['schemas']['ProviderPayment'][]>('GET', '/__mock/payments')).body

  /** A browser in which a persona is logged in, or nobody. */
  const buyer = async (personaId?: string) => {
    const account = personaId ? here().catalogue.persona(personaId)?.account : undefined
    const token = account
      ? await here().tokens.issue({ userId: account.userId, kind: 'private', bankId: true })
      : undefined
    return new Buyer(call, here, personaId ?? '', token)
  }
  const advance = (seconds: number) => here().clock.advance(seconds)
  return { call, world: here, buyer, settle, payments, advance }
}

/** The JSON of a body; nothing of one that a fault has cut. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function keep(cookies: Map<string, string> | undefined, line: string): void {
  const [pair = '', ...attributes] = line.split('; ')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at)
  if (attributes.includes('Max-Age=0')) cookies?.delete(name)
  else cookies?.set(name, decodeURIComponent(pair.slice(at + 1)))
}

type Call = ReturnType<typeof bookingClient>['call']

/** One person at one browser, and the steps of a booking. */
export class Buyer {
  readonly cookies = new Map<string, string>()
  readonly #call: Call
  readonly #world: () => World
  readonly personaId: string
  token: string | undefined

  constructor(call: Call, world: () => World, personaId: string, token: string | undefined) {
    this.#call = call
    this.#world = world
    this.personaId = personaId
    this.token = token
  }

  /** Logs in again: time has passed. */
  async renew(): Promise<void> {
    if (!this.token) return
    this.token = await this.#world().tokens.issue({ userId: this.userId, kind: 'private', bankId: true })
  }

  get userId(): string {
    return `user-${this.personaId}`
  }

  get<T = unknown>(path: string) {
    return this.#call<T>('GET', path, { token: this.token, cookies: this.cookies })
  }

  post<T = unknown>(path: string, body?: unknown) {
    return this.#call<T>('POST', path, { token: this.token, cookies: this.cookies, body })
  }

  hold(home: Home) {
    return this.post<boolean>(`/api/buyresidence/buyresidencecookie/${home.id}`)
  }

  start(home: Home, more: object = {}) {
    return this.post<{ id: string }>('/api/buyresidence/startbookingasync', {
      ...startBody(this.#world(), this.personaId, home),
      ...more,
    })
  }

  status(id: string) {
    return this.get<Status>(`/api/buyresidence/getbookingstatus/${id}`)
  }

  sign({ contractId, objectId }: Pick<Status, 'contractId' | 'objectId'>, host = 'localhost:5173') {
    const returnUrl = `http://${host}/?type=booking`
    return this.post<string>('/api/buyresidence/signcontract', { contractId, objectId, returnUrl })
  }

  paymentNumber({ contractId }: Pick<Status, 'contractId'>) {
    return this.get<string>(`/api/buyresidence/createpaymentid/${contractId}`)
  }

  pay(
    method: 'swish' | 'svea' | 'nordea',
    { contractId, objectId }: Pick<Status, 'contractId' | 'objectId'>,
    {
      number,
      phone = '070-1740699',
      message = 'Bokning',
    }: { number: string; phone?: string; message?: string },
  ) {
    const card = {
      ObjectId: objectId,
      ContractId: contractId,
      UserIds: [this.userId],
      PaymentNumber: number,
    }
    const body = method === 'swish' ? { ...card, PhoneNumber: phone, Message: message } : card
    return this.post<Schemas['SwishPaymentStarted'] & Schemas['RedirectPaymentStarted']>(
      `/api/buyresidence/start${method}payment`,
      body,
    )
  }

  paid({ contractId }: Pick<Status, 'contractId'>, number: string) {
    return this.get<Schemas['PaymentStatusReply']>(`/api/buyresidence/paymentstatus/${contractId}/${number}`)
  }

  complete({ bookingId, contractId, objectId }: Status) {
    return this.post<boolean>('/api/buyresidence/completebooking', { bookingId, contractId, objectId })
  }

  withdraw({ bookingId }: Pick<Status, 'bookingId'>) {
    return this.post<Schemas['WithdrawalReceipt']>('/api/buyresidence/withdrawbooking', { bookingId })
  }

  /** Approves the waiting order of the session in the e-ID app. */
  approve(session: string, number = numberOf(this.#world(), this.personaId)): void {
    const { eid } = this.#world()
    const order = eid.bySession(session)
    if (!order) throw new Error(`no order ${session}`)
    eid.approve(order, number)
  }

  /** Holds a home and books it as far as its agreement is ready to be signed. */
  async prepare(home: Home): Promise<Status> {
    await this.hold(home)
    const { id } = (await this.start(home)).body
    this.#world().clock.advance(10)
    return (await this.status(id)).body
  }

  /** The same as far as the agreement is signed with the Swedish e-ID. */
  async prepareSigned(home: Home): Promise<Status> {
    const status = await this.prepare(home)
    this.approve((await this.sign(status)).body)
    return (await this.status(status.bookingId)).body
  }
}

const numberOf = (world: World, personaId: string): string =>
  world.catalogue.persona(personaId)?.logins.eid?.personalNumber ?? ''

/** The first homes of a stage that everybody may book. */
export function homesForSale(world: World, stageId = 'stage-strandangen'): Home[] {
  return world.catalogue.homesOfStage(stageId).filter(({ status }) => status === 'forSale')
}

/** What the steps of a booking have asked a persona. */
function startBody(world: World, personaId: string, home: Home): Schemas['StartBookingRequest'] {
  const persona = world.catalogue.persona(personaId)
  const { price = 0 } = home
  const site = siteOf(home.site)
  const downPayment = Math.ceil(price * 0.15)
  return {
    objectId: home.id,
    siteId: site.siteId,
    buyers: [
      {
        firstName: persona?.firstName ?? 'Ingen',
        lastName: persona?.lastName ?? 'Alls',
        ssn: numberOf(world, personaId) || '20000229-2399',
        email: persona?.account?.email ?? 'ingen@example.com',
        phoneNumber: '070-1740699',
        address: 'Rörstigen 8',
        postalCode: '169 58',
        city: 'Solna',
      },
    ],
    financing: { downPayment, loan: price - downPayment },
    accomodation: { form: 'rented', mustSellFirst: false },
  }
}
