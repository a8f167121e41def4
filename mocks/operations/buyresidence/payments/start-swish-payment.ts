import { problem } from '../../../engine/answer/problem.ts'
import { swishScript } from '../../../state/payments/payment-script.ts'
import { refusalOf } from '../../../state/payments/swish-codes.ts'
import { swishAlias } from '../../../state/payments/swish-number.ts'
import { privateReply } from '../../shared/reply.ts'
import { newPayment } from '../shared/new-payment.ts'
import { payable } from '../shared/payable.ts'
import type { BuyOperation } from '../shared/types.ts'

export const startSwishPayment: BuyOperation<'startSwishPayment'> = ({ body, user, world }) => {
  const { payable: paid, refused } = payable(body, 'swish', user, world)
  if (!paid) return refused
  const payer = swishAlias(body.PhoneNumber)
  if (!payer) return refusedWith('BE18')
  if (world.providerPayments.hasOpen(payer)) return refusedWith('RP06')
  const script = world.bookings.behaviour.payment ?? swishScript(payer, body.Message)
  if (script.refusedWith) return refusedWith(script.refusedWith)
  const paymentId = world.random.hex(32).toUpperCase()
  const payment = newPayment(world, paid, {
    paymentId,
    provider: 'swish',
    message: body.Message,
    payer,
    steps: script.steps,
  })
  const { payee, amount, currency, message, expiresAt } = payment
  const token = world.random.hex(32)
  return privateReply(200, { paymentId, token, payee, amount, currency, message, expires: expiresAt })
}

/** What a code of Swish means here; `detail` names it for developers. */
function refusedWith(code: string) {
  const refused = refusalOf(code)
  const at = (pointer: string, rule: string) => ({
    detail: code,
    errors: [{ in: 'body' as const, pointer, code: rule }],
  })
  if (refused === 'payer')
    return problem(
      422,
      'payerNotEnrolled',
      at('/PhoneNumber', code === 'BE18' ? 'phoneNumber' : 'payerNotEnrolled'),
    )
  if (refused === 'message') return problem(422, 'unprocessable', at('/Message', 'invalidInput'))
  if (refused === 'running') return problem(409, 'paymentInProgress', { detail: code })
  return problem(503, 'serviceUnavailable', { detail: code })
}
