import { expect } from 'vitest'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import type { Home } from '../../../catalogue/types.ts'
import type { World } from '../../../state/world.ts'
import { isSecured } from '../../../state/bookings/booking.ts'
import {
  type Buyer,
  type Status,
  type bookingClient,
  homesForSale,
} from '#tests/support/clients/booking-client.ts'
import type { Command } from './buying-commands.test-support.ts'

type Mock = ReturnType<typeof bookingClient>

/** An answer that the call may give then; 0 is none at all. */
const mayAnswer = (status: number, expected: readonly number[]) => expect(expected).toContain(status)

const isNotCalledTaken = ({ code }: { code?: string }) => expect(code).not.toBe('purchaseObjectError')

/** Three who want the same homes, one in Finland, one in Norway, and a visitor. */
const people = ['jonas', 'viggo', 'fatima', 'vaino', 'henning', ''] as const
const phones = ['070-1740605', '070-1740606', '070-1740608', '070-1740612', '070-1740699'] as const
const faulty = [
  'startBooking',
  'getBookingStatus',
  'signContract',
  'startSwishPayment',
  'completeBooking',
] as const

/** What is known of one person's booking: the last answers they got. */
type Known = { startId?: string; status?: Status; session?: string; number?: string }

/** Plays commands through the API as the people would, and notes what must not be forgotten. */
export class Buying {
  readonly #mock: Mock
  readonly buyers: readonly Buyer[]
  readonly #known = new Map<Buyer, Known>()
  /** Bookings whose buyer withdrew. */
  readonly withdrawn = new Set<string>()
  readonly #homes: Record<'se' | 'no' | 'fi', Home[]>

  constructor(mock: Mock, buyers: readonly Buyer[]) {
    this.#mock = mock
    this.buyers = buyers
    const world = mock.world()
    this.#homes = {
      se: [...homesForSale(world).slice(0, 2), ...homesForSale(world, 'stage-vaderkvarnen').slice(0, 1)],
      no: homesForSale(world, 'stage-seilloftet').slice(0, 1),
      fi: homesForSale(world, 'stage-kalliorannan-aallotar').slice(0, 1),
    }
  }

  get world(): World {
    return this.#mock.world()
  }

  /** Every home that somebody here wants. */
  get homes(): Home[] {
    return Object.values(this.#homes).flat()
  }

  static async begin(mock: Mock): Promise<Buying> {
    return new Buying(mock, await Promise.all(people.map((id) => mock.buyer(id || undefined))))
  }

  async play(command: Command): Promise<void> {
    const { world, settle } = this.#mock
    if (command.do === 'advance') {
      this.#mock.advance(command.seconds)
      await Promise.all(this.buyers.map((buyer) => buyer.renew()))
      return
    }
    if (command.do === 'fault') {
      const operationId = faulty[command.operation % faulty.length] ?? 'startBooking'
      const fault = command.kind === 'status' ? { status: 503 } : { [command.kind]: true }
      world().faults.set({ operationId, times: 1, ...fault })
      return
    }
    if (command.do === 'settle') {
      const payment = world().providerPayments.list()[command.payment]
      if (!payment) return
      const { outcome, code } = command
      const { status } = await settle(payment.paymentId, { outcome, ...(code ? { errorCode: code } : {}) })
      mayAnswer(status, [200, 409, 422])
      return
    }
    const buyer = required(this.buyers[command.who], 'buyer')
    await this.#act(buyer, command)
  }

  async #act(buyer: Buyer, command: Exclude<Command, { do: 'advance' | 'fault' | 'settle' }>): Promise<void> {
    const known = this.#known.get(buyer) ?? {}
    this.#known.set(buyer, known)
    switch (command.do) {
      case 'hold':
        return this.#hold(buyer, this.#homeOf(buyer, command.home))
      case 'start': {
        const { status, body } = await buyer.start(this.#homeOf(buyer, command.home))
        if (status === 200 && body) this.#known.set(buyer, { startId: body.id })
        return
      }
      case 'goOn':
        return this.#goOn(buyer, known, command.home)
      case 'leaveCookie':
        await buyer.get('/api/buyresidence/removebuyresidencecookie')
        return
      case 'leaveHold':
        await buyer.get('/api/buyresidence/removebuyresidenceexpire')
        return
      case 'withdraw': {
        if (!known.status) return
        const { status } = await buyer.withdraw(known.status)
        if (status === 200) this.withdrawn.add(known.status.bookingId)
        return
      }
      case 'sign':
        return this.#sign(buyer, known)
      case 'poll':
        return this.#poll(buyer, known)
      case 'complete':
        if (known.status) await buyer.complete(known.status)
        return
      case 'eid':
        return this.#answer(buyer, known, command.how)
      case 'pay':
        return this.#pay(buyer, known, command)
    }
  }

  /** Does what a buyer would do next. */
  async #goOn(buyer: Buyer, known: Known, home: number): Promise<void> {
    await this.#poll(buyer, known)
    const { status } = known.status ?? {}
    if (status === 'readyToSign' && known.session) return this.#answer(buyer, known, 'approve')
    if (status === 'readyToSign') return this.#sign(buyer, known)
    if (status === 'signed') return this.#pay(buyer, known, { method: home, phone: 4 })
    if (status === 'paid') return void (await buyer.complete(required(known.status, 'status')))
    const wanted = this.#homeOf(buyer, home)
    await this.#hold(buyer, wanted)
    const started = await buyer.start(wanted)
    if (started.status === 200 && started.body) {
      this.#known.set(buyer, { startId: started.body.id })
      this.#mock.advance(8)
    }
  }

  /** A home that somebody else holds or has is refused, and any other is not called taken. */
  async #hold(buyer: Buyer, home: Home): Promise<void> {
    const { bookings } = this.#mock.world()
    const hold = bookings.holdOn(home.id)
    const token = buyer.cookies.get('buyResidence')?.split('.').at(-1)
    const isOwn = hold !== undefined && (hold.token === token || hold.userId === buyer.userId)
    const booked = bookings.list().some((one) => one.homeId === home.id && isSecured(one))
    const { status, body } = await buyer.post<{ code?: string }>(
      `/api/buyresidence/buyresidencecookie/${home.id}`,
    )
    const isTaken = booked || (hold !== undefined && !isOwn)
    if (isTaken) mayAnswer(status, [409])
    else isNotCalledTaken(body)
  }

  async #poll(buyer: Buyer, known: Known): Promise<void> {
    if (!known.startId) return
    const { status, body } = await buyer.status(known.startId)
    mayAnswer(status, [0, 200, 202, 410, 503])
    if (status === 200 && body) known.status = body
    if (status === 410) delete known.status
  }

  async #sign(buyer: Buyer, known: Known): Promise<void> {
    if (!known.status) return
    const host = { vaino: 'fi.localhost', henning: 'no.localhost' }[buyer.personaId] ?? 'localhost'
    const { status, body } = await buyer.sign(known.status, `${host}:5173`)
    if (status !== 200) return
    const order = this.#mock
      .world()
      .eid.list()
      .find(({ session, orderRef }) => body === session || body.endsWith(orderRef))
    if (order) known.session = order.session
  }

  #answer(buyer: Buyer, known: Known, how: 'approve' | 'cancel' | 'somebodyElse'): void {
    const { eid } = this.#mock.world()
    const order = known.session ? eid.bySession(known.session) : undefined
    delete known.session
    if (order?.state !== 'pending') return
    if (how === 'cancel') eid.fail(order, order.idType === 'bank_id' ? 'userCancel' : 'cancel')
    else if (how === 'approve') buyer.approve(order.session)
    else buyer.approve(order.session, '19640823-3234')
  }

  async #pay(buyer: Buyer, known: Known, chosen: { method: number; phone: number }): Promise<void> {
    if (!known.status) return
    const { status, body: number } = await buyer.paymentNumber(known.status)
    if (status === 200) known.number = number
    if (!known.number) return
    const methods = buyer.personaId === 'vaino' ? (['nordea'] as const) : (['swish', 'svea'] as const)
    const method = required(methods[chosen.method % methods.length], 'method')
    const phone = required(phones[chosen.phone % phones.length], 'phone')
    const paying = await buyer.pay(method, known.status, { number: known.number, phone })
    mayAnswer(paying.status, [0, 200, 409, 410, 422, 503])
  }

  #homeOf({ personaId }: Buyer, home: number): Home {
    const homes = this.#homes[personaId === 'vaino' ? 'fi' : personaId === 'henning' ? 'no' : 'se']
    return required(homes[home % homes.length], 'home')
  }
}
