import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import type { EidOrder } from '../../control.ts'
import type { OpeningProblem } from '../phone-process.ts'
import type { PhoneTexts } from '../phone-texts/phone-texts.ts'
import { timeOf } from '../../time-of.ts'
import type { Phone } from '../use-phone.ts'
import { ViewTitle } from '../../view-title.tsx'

type Props = { texts: PhoneTexts; phone: Phone; problem?: OpeningProblem }

/** What waits, and the way to the camera. */
export function HomeView({ texts, phone, problem }: Props) {
  const waiting = phone.outside?.orders.filter(({ state }) => state === 'pending') ?? []
  return (
    <div className="flex grow flex-col gap-5 pt-9">
      <ViewTitle className="text-h3">{texts.home.title}</ViewTitle>
      {problem && (
        <Message tone="err" live>
          {texts.opening[problem]}
        </Message>
      )}
      {phone.isOffline && (
        <Message tone="warn" live>
          {texts.home.offline}
        </Message>
      )}
      <div aria-live="polite">
        {waiting.length === 0 ? (
          <p className="text-ink-2">{texts.home.nobody}</p>
        ) : (
          <>
            <h2 className="provider-over">{texts.home.waiting}</h2>
            <ul className="mt-2 grid gap-2.5">
              {waiting.map((order) => (
                <li key={order.orderRef} className="min-w-0">
                  <Waiting texts={texts} order={order} onOpen={(token) => phone.open(token, 'home')} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button wide className="mt-auto" onClick={() => phone.show({ at: 'scan' })}>
        {texts.home.scan}
      </Button>
    </div>
  )
}

type WaitingProps = { texts: PhoneTexts; order: EidOrder; onOpen: (token: string) => Promise<void> }

const Waiting = ({ texts, order, onOpen }: WaitingProps) => (
  <button
    type="button"
    className="phone-row w-full text-left"
    onClick={() => void onOpen(order.autoStartToken ?? '')}
  >
    <span className="block text-h4">{order.requester}</span>
    <span className="block truncate huge-text:whitespace-normal">{order.purpose}</span>
    <span className="block text-small text-ink-2">
      {texts.device[order.device]}, {timeOf(order.createdAt)}
    </span>
  </button>
)
