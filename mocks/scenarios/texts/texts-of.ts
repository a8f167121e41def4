import type { Told } from '../scenario.ts'
import type { ScenarioId } from '../scenarios.ts'

/** What each of some scenarios is called and does, in one language: none may be left out. */
export type TextsOf<Some extends object> = Readonly<Record<keyof Some, Told>>

/** The same of every scenario, in a language other than English, in which the scenarios tell it themselves. */
export type ScenarioTexts = Readonly<Record<ScenarioId, Told>>
