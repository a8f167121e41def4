import type { components } from '#gen/mock_control/types.ts'

type Scenario = components['schemas']['Scenario']

/** The scenarios of a choice, by group. */
export function ScenarioOptions({ scenarios }: { scenarios: readonly Scenario[] }) {
  const groups = Map.groupBy(scenarios, ({ group }) => group)
  return [...groups].map(([group, members]) => (
    <optgroup key={group} label={group}>
      {members.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
}
