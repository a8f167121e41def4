import type { components } from '#gen/mock_control/types.ts'
import { hasWords } from '../../has-words.ts'

type Schemas = components['schemas']
export type Scenario = Schemas['Scenario']
export type TaskSheet = Schemas['TaskSheet']

/** Where a world begins: as new, at a scenario, or at the scenario of a task sheet, whose steps are followed. */
export type Beginning = { scenarioId?: string; sheetId?: string }

const sheetMark = 'sheet:'

/** As one value of a list to choose from. */
export const valueOfSheet = (id: string): string => `${sheetMark}${id}`

export function beginningOf(value: string): Beginning {
  if (value === '') return {}
  return value.startsWith(sheetMark) ? { sheetId: value.slice(sheetMark.length) } : { scenarioId: value }
}

/** What of a list is looked for by words. */
export function found(
  { sheets, scenarios }: { sheets: readonly TaskSheet[]; scenarios: readonly Scenario[] },
  wanted: string,
) {
  return {
    sheets: sheets.filter(({ title, id }) => hasWords(`${title} ${id}`, wanted)),
    scenarios: scenarios.filter(({ id, name, description, group, requirements }) =>
      hasWords(`${id} ${name} ${description} ${group} ${requirements.join(' ')}`, wanted),
    ),
  }
}
