import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasWords } from '../../has-words.ts'
import { startScenario } from '../people/switch-persona.ts'
import type { Control } from '../mock/control-types.ts'
import { scenariosQuery, worldAsChosenQuery } from '../mock/mock-queries.ts'
import { Choice, Nothing, Refusal, Section, TextBox } from '../parts/parts.tsx'
import { en } from '../panel-texts/en.ts'
import { Read } from '../parts/read.tsx'
import { ScenarioList } from './scenario-list.tsx'
import { usePortalControls } from '../portal-controls.ts'
import { useMockAction } from '../mock/use-mock-action.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

type Scenario = Control<'Scenario'>
type Group = Scenario['group']

const groups = Object.keys(en.scenarios.groups) as Group[]

/** Which scenario, told in the site's language: found by word, id and group; one press starts it on its page. */
export function Scenarios() {
  const { wireLocale } = usePortalControls().site
  return <Read query={scenariosQuery(wireLocale)}>{(scenarios) => <Finding scenarios={scenarios} />}</Read>
}

function Finding({ scenarios }: { scenarios: readonly Scenario[] }) {
  const texts = usePanelTexts()
  const portal = usePortalControls()
  const { data: world } = useQuery(worldAsChosenQuery)
  const { run, error } = useMockAction()
  const [wanted, setWanted] = useState('')
  const [group, setGroup] = useState<Group | ''>('')
  const found = scenarios.filter((one) => (group === '' || one.group === group) && fits(one, wanted))
  const start = (id: unknown) => {
    const scenario = scenarios.find((one) => one.id === id)
    if (scenario) run(() => startScenario(scenario, portal, world?.id ?? 'default'))
  }
  return (
    <Section title={texts.scenarios.title} aside={texts.scenarios.count(found.length, scenarios.length)}>
      <div className="grid grid-cols-2 gap-2">
        <TextBox
          type="search"
          aria-label={texts.scenarios.find}
          placeholder={texts.scenarios.find}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Choice
          aria-label={texts.scenarios.group}
          value={group}
          onChange={(event) => setGroup(groups.find((one) => one === event.target.value) ?? '')}
        >
          <option value="">{texts.scenarios.every}</option>
          {groups.map((one) => (
            <option key={one} value={one}>
              {texts.scenarios.groups[one]}
            </option>
          ))}
        </Choice>
      </div>
      <p className="mt-2 text-micro text-ink-3">{texts.scenarios.hint}</p>
      {found.length > 0 && <ScenarioList scenarios={found} now={world?.scenarioId ?? null} onStart={start} />}
      {found.length === 0 && <Nothing>{texts.scenarios.none}</Nothing>}
      <Refusal error={error} />
    </Section>
  )
}

const fits = ({ name, description, id, requirements }: Scenario, wanted: string) =>
  hasWords(`${name} ${description} ${id} ${requirements.join(' ')}`, wanted.trim())
