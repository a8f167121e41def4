import { clsx } from 'clsx'
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { siteNamed } from '#src/sites/find-site.ts'
import type { Control } from '../mock/control-types.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

type Scenario = Control<'Scenario'>

type Props = { scenarios: readonly Scenario[]; now: string | null; onStart: (id: unknown) => void }

/** Scenarios under the headings of their groups; arrow keys walk through all of them, Enter starts one. */
export function ScenarioList({ scenarios, now, onStart }: Props) {
  const texts = usePanelTexts()
  const groups = Map.groupBy(scenarios, ({ group }) => group)
  return (
    <ListBox
      aria-label={texts.scenarios.title}
      onAction={onStart}
      className="relative -mx-2 mt-1 max-h-64 overflow-y-auto overscroll-contain"
    >
      {[...groups].map(([group, members]) => (
        <ListBoxSection key={group} id={group}>
          <Header className="px-2 pt-2.5 pb-0.5 text-micro text-ink-3">
            {texts.scenarios.groups[group]}
          </Header>
          {members.map((one) => (
            <ListBoxItem key={one.id} id={one.id} textValue={one.name} className="tool-item">
              <Ring isOn={one.id === now} />
              <span className="min-w-0">
                <span className="block">
                  {one.name}
                  {one.id === now && <span className="sr-only">, {texts.scenarios.now}</span>}
                </span>
                <span className="block text-micro text-ink-2">
                  {one.description}
                  {one.siteKey && <span className="text-ink-3"> {siteNamed(one.siteKey)?.name}.</span>}
                </span>
              </span>
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}

const Ring = ({ isOn }: { isOn: boolean }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'mt-1 size-3.5 shrink-0 rounded-full',
      isOn ? 'border-4 border-brand bg-paper' : 'border border-line-2',
    )}
  />
)
