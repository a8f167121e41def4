import { UnsecuredJWT } from 'jose'
import type { PaymentStatusReply } from '#gen/buyresidence/model.ts'
import { removeToken, storeToken } from '#src/api/session/token.ts'
import { answerCalls } from '#tests/support/component/answers.ts'

const at = '/api/buyresidence/'

/** The calls of a payment, by the name that tests use. */
export const calls = {
  home: `GET ${at}getbookingobjectinformation/home-1/book-1`,
  booking: `GET ${at}getbookingstatus/book-1`,
  number: `GET ${at}createpaymentid/con-1`,
  swish: `POST ${at}startswishpayment`,
  card: `POST ${at}startsveapayment`,
  bank: `POST ${at}startnordeapayment`,
  status: `GET ${at}paymentstatus/con-1/pay-1`,
  hold: `GET ${at}buyresidenceexpire/home-1`,
} as const

export const of = { objectId: 'home-1', bookingId: 'book-1', contractId: 'con-1' }

export const reply = (
  status: PaymentStatusReply['status'],
  more: Partial<PaymentStatusReply> = {},
): PaymentStatusReply => ({ status, reason: null, paidAt: null, ...more })

/** An error answer of the service. */
export const problem = (status: number, code: string) => () =>
  Response.json({ type: `/problems/${code}`, title: code, status, code }, { status })

const usual: Parameters<typeof answerCalls>[0] = {
  'GET /account_service/user': () => ({ id: 'user-jonas', firstName: 'Jonas', phoneNumber: '070-1740621' }),
  [calls.home]: () => ({ bookingFee: 25_000, objectNumber: 'C-1403' }),
  [calls.booking]: () => ({
    status: 'signed',
    signedAt: '2026-11-20T20:52:00Z',
    withdrawableUntil: '2026-12-04T22:59:59Z',
  }),
  [calls.number]: () => Response.json('pay-1'),
  [calls.status]: () => reply('pending'),
  [calls.hold]: () => ({ expires: '2026-11-20T21:20:00Z' }),
  [calls.card]: () => ({ paymentId: 'svea-1', redirectUrl: 'https://pay.example.com/card/svea-1' }),
  [calls.bank]: () => ({ paymentId: 'nordea-1', redirectUrl: 'https://pay.example.com/bank/nordea-1' }),
}

/** What Swish answers to a start. */
export const startedSwish = {
  paymentId: '11A86BE70EA346E4B1C39C874173F088',
  token: 'f34DS34lfd0d03fdDselkfd3ffk21',
  payee: 'Björkvall Klientmedel',
  amount: 25_000,
  currency: 'SEK',
  message: 'Bokning C-1403',
  expires: '2026-11-20T20:56:00Z',
}

/** Jonas has signed, and his fee is due; some calls are answered in another way. */
export function answerPayment(others: Parameters<typeof answerCalls>[0] = {}) {
  let tries = 0
  const swish = () => {
    tries += 1
    return { ...startedSwish, paymentId: `11A86BE70EA346E4B1C39C874173F08${tries}` }
  }
  return answerCalls({ ...usual, [calls.swish]: swish, ...others })
}

/** Logs Jonas in, with nothing begun in this tab. */
export function logJonasIn(): void {
  sessionStorage.clear()
  storeToken(new UnsecuredJWT({ sub: 'user-jonas' }).setExpirationTime('1h').encode())
}

/** Logs him out. */
export function logOut(): void {
  removeToken()
  sessionStorage.clear()
}
