import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#gen/account_service/model.ts'
import type { PaymentStart } from '#src/api/booking/booking-payments.ts'
import { paymentStatusQuery, useStartPayment } from '#src/api/booking/booking-payments.ts'
import { useLeavePage } from '#src/domain/use-leave-page.ts'
import { keepPayment, readPayment } from './kept-payment.ts'
import { maxPolls, paymentProcessOf } from './payment-process.ts'
import { isPerhapsPaid, startProblemOf } from './start-problem.ts'
import type { StartProblem } from './start-problem.ts'
import { useToldOnce } from './use-told-once.ts'

/** How somebody means to pay: Swish needs the number of a phone. */
export type PaymentChoice = { method: 'swish'; phoneNumber: string } | { method: 'svea' | 'nordea' }

/** What is to be paid, under which number and by whom. */
export type FeeDue = {
  /** What it is for: an agreement or something of My Pages, and the home that it belongs to. */
  of: { contractId: string; objectId?: string }
  number: string
  payer: User
  /** What the payer reads in Swish, at most 50 characters. */
  message: string
}

/**
 * Runs the payment of a fee or an instalment (F-139): starts it, asks after it, and finds it again after a reload. The service lets one
 * payment of a fee wait at a time, so neither a second press nor a second tab charges twice.
 */
export function useFeePayment(due: FeeDue) {
  const { number, payer, message: Message } = due
  const { objectId, contractId } = due.of
  const client = useQueryClient()
  const start = useStartPayment()
  const leavePage = useLeavePage()
  const [begun, setBegun] = useState(() => readPayment(contractId))
  const problem = start.error ? startProblemOf(start.error) : undefined
  // what was begun elsewhere is nothing that this tab could show a code or a link of
  const isElsewhere = problem === 'inProgress'
  const payment = isElsewhere ? undefined : begun
  const most = payment ? maxPolls[payment.method] : isElsewhere ? maxPolls.svea : 1
  const attempt = payment?.attempt ?? (isElsewhere ? 'elsewhere' : 'none')
  const query = paymentStatusQuery({ contractId, number, attempt }, most)
  const status = useQuery(query)
  const process = paymentProcessOf(payment, status.data)
  const trouble = useToldOnce(
    isElsewhere ? undefined : `${contractId} ${attempt}`,
    process.at === 'choosing' ? process.trouble : undefined,
  )

  const askAgain = () => client.resetQueries({ queryKey: query.queryKey })
  const isUnheard = process.at === 'choosing' && process.trouble === 'noAnswer'

  /** Starts a payment; answers why it did not start. */
  const pay = async (choice: PaymentChoice): Promise<StartProblem | undefined> => {
    const common = {
      ObjectId: objectId,
      ContractId: contractId,
      UserIds: [payer.id],
      PaymentNumber: number,
    }
    const request: PaymentStart =
      choice.method === 'swish'
        ? { method: 'swish', payment: { ...common, Message, PhoneNumber: choice.phoneNumber } }
        : { method: choice.method, payment: common }
    try {
      const started = await start.mutateAsync(request)
      setBegun(keepPayment(contractId, started))
      if (started.method !== 'swish') leavePage(started.redirectUrl)
      return undefined
    } catch (error) {
      if (isPerhapsPaid(error)) await status.refetch()
      // the payment nothing was heard of runs after all
      if (isUnheard && startProblemOf(error) === 'inProgress') {
        start.reset()
        await askAgain()
      }
      return startProblemOf(error)
    }
  }
  return { process, trouble, problem, tries: start.submittedAt, isStarting: start.isPending, pay, askAgain }
}
