import type { Misread } from './start-link.ts'

/** What a wrong start link is told. It is a tool, and speaks English on every site. */
export const problemTexts = {
  title: 'This link could not be followed to the letter.',
  close: 'Close this message',
  silent: 'The mock backend does not answer.',
  noScenario: (id: string) => `There is no scenario "${id}". Nothing was started.`,
  nobody: (id: string) => `There is no persona "${id}". Nobody was logged in.`,
  locked: (name: string) => `${name} cannot log in: that is what is special about them.`,
  elsewhere: (who: string, site: string) =>
    `${who} belongs to ${site}, which this address cannot show: their pages may be missing here.`,
  refused: (part: string, why: string) => `The mock would not have "${part}": ${why}.`,
}

const rules: Record<string, string> = {
  at: 'a time such as 2026-12-01T08:00:00Z',
  fault: 'a fault rule in JSON, such as {"operationId":"searchObjects","status":503}',
  persona: 'the id of a persona, such as amira',
  scenario: 'the id of a scenario, such as search-down',
  seed: 'a whole number from 0 to 4294967295',
  world: 'a name of letters, digits and hyphens, at most 64',
}

/** What a part of a link has to be, and is not. */
export const misreadText = ({ name, value }: Misread): string =>
  `"${name}" has to be ${rules[name] ?? 'something else'}; "${value.slice(0, 80)}" is left out.`
