import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approve, cancel, fail, withEid } from '../../control.ts'
import type { EidFailure, EidOrder } from '../../control.ts'
import { failuresOf } from '../../eid-failures.ts'
import { eidFailureNames } from '../../names/eid-failure-names.ts'
import { ordersQuery, peopleQuery } from '../mock/mock-queries.ts'
import { clockTimeOf } from '../time/moments.ts'
import { Choice, Labelled, Nothing, Refusal, Section, ToolButton } from '../parts/parts.tsx'
import { Read } from '../parts/read.tsx'
import { usePortalControls } from '../portal-controls.ts'
import { useMockAction } from '../mock/use-mock-action.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** Who is identifying just now, and how that is to end. */
export function EidSection() {
  const texts = usePanelTexts()
  return (
    <Section
      title={texts.eid.title}
      aside={
        <a className="tool-link" href="/phone" target="_blank" rel="noreferrer">
          {texts.eid.phone}
        </a>
      }
    >
      <Read query={ordersQuery}>
        {(orders) =>
          orders.length === 0 ? (
            <Nothing>{texts.eid.none}</Nothing>
          ) : (
            <ul className="grid gap-4">
              {orders.map((order) => (
                <Order key={order.orderRef} order={order} />
              ))}
            </ul>
          )
        }
      </Read>
    </Section>
  )
}

function Order({ order }: { order: EidOrder }) {
  const texts = usePanelTexts()
  const { orderRef, idType, requester, purpose, createdAt, hintCode, requiredPersonaId } = order
  const people = withEid(useQuery(peopleQuery).data ?? [], idType)
  const failures = failuresOf(idType)
  const [who, setWho] = useState(requiredPersonaId ?? '')
  const [failure, setFailure] = useState<EidFailure>(failures[0])
  const { site, say } = usePortalControls()
  const { run, isBusy, error } = useMockAction()
  const end = (ending: () => Promise<EidOrder>, said: string) =>
    run(async () => {
      await ending()
      say(said)
    })
  const personaId = who || people[0]?.id
  return (
    <li className="grid gap-3 rounded-m border border-line-2 p-3">
      <p>
        <span className="block">{requester}</span>
        <span className="block text-micro text-ink-2">
          {purpose} · {hintCode === 'userSign' ? texts.eid.seen : texts.eid.unseen} · {clockTimeOf(createdAt)}
        </span>
      </p>
      <div className="flex items-end gap-2">
        <Labelled label={texts.eid.who} className="min-w-0 grow">
          <Choice value={personaId ?? ''} onChange={(event) => setWho(event.target.value)}>
            {people.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Choice>
        </Labelled>
        <ToolButton
          look="primary"
          busy={isBusy || !personaId}
          onClick={() => personaId && end(() => approve(orderRef, { personaId }), texts.eid.approved)}
        >
          {texts.eid.approve}
        </ToolButton>
        <ToolButton busy={isBusy} onClick={() => end(() => cancel(orderRef), texts.eid.cancelled)}>
          {texts.eid.cancel}
        </ToolButton>
      </div>
      <div className="flex items-end gap-2">
        <Labelled label={texts.eid.failure} className="min-w-0 flex-1">
          <Choice
            value={failure}
            onChange={(event) => setFailure(failures.find((one) => one === event.target.value) ?? failure)}
          >
            {failures.map((one) => (
              <option key={one} value={one}>
                {eidFailureNames[site.language][one]}
              </option>
            ))}
          </Choice>
        </Labelled>
        <ToolButton
          look="danger"
          busy={isBusy}
          onClick={() => end(() => fail(orderRef, failure), texts.eid.failed)}
        >
          {texts.eid.fail}
        </ToolButton>
      </div>
      <Refusal error={error} />
    </li>
  )
}
