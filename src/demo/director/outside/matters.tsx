import type { Control } from '../mock/control-types.ts'
import { control } from '../../control.ts'
import { amountOf, paymentTexts } from '../../payments/payment-texts.ts'
import { answered } from '../mock/answered.ts'
import { mattersQuery } from '../mock/mock-queries.ts'
import { Nothing, Refusal, Section, ToolButton } from '../parts/parts.tsx'
import { usePortalControls } from '../portal-controls.ts'
import { Read } from '../parts/read.tsx'
import { useMockAction } from '../mock/use-mock-action.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

type Matter = Control<'Matter'>

/** The fees and documents that wait for whoever logged in last, each settled by one press. */
export function Matters() {
  const texts = usePanelTexts()
  return (
    <Section title={texts.matters.title}>
      <Read query={mattersQuery}>
        {(matters) =>
          matters.length === 0 ? (
            <Nothing>{texts.matters.none}</Nothing>
          ) : (
            <ul>
              {matters.map((matter) => (
                <Waiting key={matter.id} matter={matter} />
              ))}
            </ul>
          )
        }
      </Read>
    </Section>
  )
}

function Waiting({ matter: { id, kind, title, amount, currency } }: { matter: Matter }) {
  const texts = usePanelTexts()
  const { site, refresh, say } = usePortalControls()
  const { run, isBusy, error } = useMockAction()
  const name = [texts.matters.kinds[kind], title].filter((part) => part !== null).join(' · ')
  const settle = () =>
    run(async () => {
      await answered(
        control.POST('/__mock/matters/{matterId}/settle', { params: { path: { matterId: id } } }),
      )
      refresh()
      say(texts.matters.settled(name))
    })
  const action = kind === 'document' ? texts.matters.sign : texts.matters.pay
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
      <span className="min-w-0">
        {name}
        {amount !== null && currency !== null && (
          <span className="block text-small text-ink-2">
            {amountOf({ amount, currency }, paymentTexts[site.language])}
          </span>
        )}
      </span>
      <ToolButton aria-label={`${action}: ${name}`} busy={isBusy} onClick={settle}>
        {action}
      </ToolButton>
      <Refusal error={error} />
    </li>
  )
}
