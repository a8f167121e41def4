import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { eidNumberOf } from '../../control.ts'
import type { Approval, EidOrder, Persona } from '../../control.ts'
import { kindOf } from './kind-of.ts'
import type { PhoneTexts } from '../phone-texts/phone-texts.ts'
import { timeOf } from '../../time-of.ts'
import type { Phone } from '../use-phone.ts'
import { ViewTitle } from '../../view-title.tsx'

type Props = { texts: PhoneTexts; phone: Phone; order: EidOrder }

/** Who asks, for what and where it began; yes or no. */
export function AskView({ texts, phone, order }: Props) {
  const kind = kindOf(order)
  const who = phone.who(order)
  return (
    <div className="flex grow flex-col gap-6 pt-9">
      <ViewTitle>
        <span className="provider-over">{texts.question[kind]}</span>
        <span className="mt-1 block text-h2">{order.requester}</span>
      </ViewTitle>
      <dl className="phone-facts">
        <div>
          <dt>{texts.person}</dt>
          <dd>
            <Name who={who} people={phone.people} />
            <TextButton look="quiet" onClick={() => phone.show({ at: 'who', order })}>
              {texts.change}
            </TextButton>
          </dd>
        </div>
        <div>
          <dt>{kind === 'sign' ? texts.text : texts.why}</dt>
          <dd className="whitespace-pre-line">{order.purpose}</dd>
        </div>
        <div>
          <dt>{texts.startedOn}</dt>
          <dd>
            {texts.device[order.device]}, {timeOf(order.createdAt)}
          </dd>
        </div>
      </dl>
      <p className="text-small text-ink-2">{texts.warning(order.requester)}</p>
      <div className="mt-auto grid gap-2.5">
        <Button
          wide
          loading={phone.isFinding}
          onClick={() => phone.show(who ? { at: 'code', order, wrong: 0 } : { at: 'who', order })}
        >
          {texts.approve}
        </Button>
        <Button look="secondary" wide onClick={() => phone.giveUp(order)}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}

function Name({ who, people }: { who: Approval | undefined; people: readonly Persona[] }) {
  if (!who) return '–'
  if ('personalNumber' in who) return who.personalNumber
  const persona = people.find(({ id }) => id === who.personaId)
  return (
    <span>
      {persona?.name}
      <span className="block text-small text-ink-2">{persona && eidNumberOf(persona, 'bank_id')}</span>
    </span>
  )
}
