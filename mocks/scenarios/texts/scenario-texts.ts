import type { WireLocale } from '#src/sites/site.ts'
import type { ScenarioTexts } from './texts-of.ts'

/** Read when somebody asks for a list: neither a portal nor a mock that nobody steers carries them. */
export const scenarioTexts: Readonly<Record<Exclude<WireLocale, 'en'>, () => Promise<ScenarioTexts>>> = {
  sv: async () => (await import('./sv/sv.ts')).sv,
  no: async () => (await import('./no/no.ts')).no,
  fi: async () => (await import('./fi/fi.ts')).fi,
}
