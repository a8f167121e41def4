import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { siteNamed } from '#src/sites/find-site.ts'
import { startScenario } from './become.ts'
import type { Control } from './control-types.ts'
import { scenariosQuery, worldQuery } from './mock-queries.ts'
import { Choice, Nothing, Refusal, Section, TextBox } from './parts.tsx'
import { Read } from './read.tsx'
import { useStage } from './stage.ts'
import { texts } from './texts.ts'
import { useAct } from './use-act.ts'

type Scenario = Control<'Scenario'>
type Group = Scenario['group']

const groups = Object.keys(texts.scenarios.groups) as Group[]

/** Which scenario: found by word and group; one press starts it on its page. */
export const Scenarios = () => (
  <Read query={scenariosQuery}>{(scenarios) => <Finding scenarios={scenarios} />}</Read>
)

function Finding({ scenarios }: { scenarios: readonly Scenario[] }) {
  const stage = useStage()
  const { data: world } = useQuery(worldQuery)
  const { run, isBusy, error } = useAct()
  const [wanted, setWanted] = useState('')
  const [group, setGroup] = useState<Group | ''>('')
  const found = scenarios.filter((one) => (group === '' || one.group === group) && fits(one, wanted))
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
      <div className="relative -mx-2 mt-1 max-h-64 overflow-y-auto overscroll-contain">
        {groups.map((one) => (
          <ScenarioGroup
            key={one}
            name={texts.scenarios.groups[one]}
            scenarios={found.filter((scenario) => scenario.group === one)}
            now={world?.scenarioId ?? null}
            busy={isBusy}
            onStart={(scenario) => run(() => startScenario(scenario, stage, world?.id ?? 'default'))}
          />
        ))}
      </div>
      {found.length === 0 && <Nothing>{texts.scenarios.none}</Nothing>}
      <Refusal error={error} />
    </Section>
  )
}

type GroupProps = {
  name: string
  scenarios: readonly Scenario[]
  now: string | null
  busy: boolean
  onStart: (scenario: Scenario) => void
}

const ScenarioGroup = ({ name, scenarios, now, busy, onStart }: GroupProps) =>
  scenarios.length > 0 && (
    <>
      <h4 className="px-2 pt-2.5 pb-0.5 text-micro text-ink-3">{name}</h4>
      <ul>
        {scenarios.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-pressed={one.id === now}
              aria-disabled={busy || undefined}
              onClick={() => onStart(one)}
              className="flex w-full items-start gap-2.5 rounded-m px-2 py-1.5 text-left -outline-offset-2 hover:bg-surface-2"
            >
              <Ring isOn={one.id === now} />
              <span className="min-w-0">
                <span className="block">
                  {one.name}
                  {one.id === now && <span className="sr-only">, {texts.scenarios.now}</span>}
                </span>
                <span className="block text-micro text-ink-2">
                  <span lang="en">{one.description}</span>
                  {one.siteKey && <span className="text-ink-3"> {siteNamed(one.siteKey)?.name}.</span>}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )

const Ring = ({ isOn }: { isOn: boolean }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'mt-1 size-3.5 shrink-0 rounded-full',
      isOn ? 'border-4 border-brand bg-paper' : 'border border-line-2',
    )}
  />
)

const fits = ({ name, description, id, requirements }: Scenario, wanted: string) =>
  `${name} ${description} ${id} ${requirements.join(' ')}`.toLowerCase().includes(wanted.trim().toLowerCase())
