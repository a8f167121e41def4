import { clsx } from 'clsx'
import { Button } from '#src/ui/actions/button.tsx'
import { LinkButton } from '#src/ui/actions/link-button.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { check, warning } from '#src/ui/icons/status.ts'
import type { EidOrder } from '../../control.ts'
import type { Ending } from '../phone-process.ts'
import type { PhoneTexts } from '../phone-texts/phone-texts.ts'
import type { Phone } from '../use-phone.ts'
import { ViewTitle } from '../../view-title.tsx'

type Props = { texts: PhoneTexts; phone: Phone; order: EidOrder; ending: Ending }

/** How it ended. */
export function EndView({ texts, phone, order, ending }: Props) {
  const { title, text } = texts.end[ending]
  const isDone = ending === 'approved'
  return (
    <div className="flex grow flex-col items-center pt-16 text-center">
      <span
        className={clsx(
          'grid size-16 place-items-center rounded-full',
          isDone ? 'bg-accent text-on-accent' : 'bg-surface-2 text-ink',
        )}
      >
        <Icon path={isDone ? check : warning} size="l" />
      </span>
      <ViewTitle className="mt-6 text-h2">{title}</ViewTitle>
      <p className="mt-2">{order.requester}</p>
      <p role="status" className="mt-4 text-ink-2">
        {text}
      </p>
      <div className="mt-auto grid w-full gap-2.5 pt-6">
        {phone.returnTo && (
          <LinkButton href={phone.returnTo} wide>
            {texts.back}
          </LinkButton>
        )}
        <Button look="secondary" wide onClick={() => phone.show({ at: 'home' })}>
          {texts.again}
        </Button>
      </div>
    </div>
  )
}
