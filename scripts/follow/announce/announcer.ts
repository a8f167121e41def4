import type { Followed } from '#mocks/server.ts'
import { ProjectStateHolder, type Save } from './project-state.ts'
import { saveBlock, troubleBlock } from './terminal.ts'
import type { Trouble } from '../trouble.ts'

/** Says what is wrong and what a save means, in the terminal, and keeps it for pages. */
export class Announcer {
  readonly state = new ProjectStateHolder()
  readonly #print: (text: string) => void
  /** The rules that were told last of each file. */
  readonly #told = new Map<string, string>()
  readonly #takenUp = new Set<() => void>()

  constructor(print: (text: string) => void) {
    this.#print = print
  }

  print(text: string): void {
    this.#print(text)
  }

  /** What is wrong with a file or a part of the project by now; nothing when it is mended. */
  troubles(of: string, troubles: readonly Trouble[]): void {
    const before = this.state.troublesOf(of)
    if (JSON.stringify(before) === JSON.stringify(troubles)) return
    this.state.setTroubles(of, troubles)
    const isMended = before.some(({ stops }) => stops) && !troubles.some(({ stops }) => stops)
    if (isMended) this.#print(`${of} holds again.`)
    // rules that it broke before are not told once more when something else is mended
    const text = troubleBlock(troubles)
    if (troubles.length > 0 && !(isMended && this.#told.get(of) === text)) this.#print(text)
    if (!troubles.some(({ stops }) => stops)) this.#told.set(of, text)
  }

  /** What the mock made of a save; noted in what is said of the save. */
  mockAnswered(outcome: Followed, of: string, save: Save, savedAt: number): void {
    if (outcome.state === 'failed') {
      const { message, file = save.files[0] ?? '', line = 1, column = 1 } = outcome.failure
      return this.troubles(of, [{ file, line, column, message, stops: true }])
    }
    this.troubles(of, [])
    if (outcome.state === 'needsStart')
      save.notes.push('It holds the port and the worlds: it is in force from the next start on.')
    if (outcome.state !== 'takenOver') return
    save.milliseconds = Math.round(performance.now() - savedAt)
    for (const listener of this.#takenUp) listener()
  }

  /** One block about a save. */
  saved(save: Save): void {
    this.state.setSave(save)
    this.#print(saveBlock(save))
  }

  /** Calls back each time the mock has taken up what was saved. */
  onTakenUp(listener: () => void): void {
    this.#takenUp.add(listener)
  }
}
