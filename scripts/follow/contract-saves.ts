import type { Announcer } from './announce/announcer.ts'
import type { ContractEvents } from './follow-contracts.ts'
import type { Meaning } from './meaning/meaning.ts'
import { type Save, newSave } from './announce/project-state.ts'
import { saveBlock } from './announce/terminal.ts'

/** How long after a save it is told at the latest, whatever is known of it by then; milliseconds. */
const toldAfterMs = 900

type Open = { save: Save; savedAt: number; timer: NodeJS.Timeout; isTold: boolean }

/** The contracts that were saved, from then until all is told that there is to tell. */
export class ContractSaves implements ContractEvents {
  readonly #announcer: Announcer
  readonly #open = new Map<string, Open>()

  constructor(announcer: Announcer) {
    this.#announcer = announcer
  }

  begin(service: string, files: readonly string[], savedAt: number): void {
    this.#close(service)
    const timer = setTimeout(() => this.#tell(service), toldAfterMs)
    this.#open.set(service, { save: newSave(files), savedAt, timer, isTold: false })
  }

  takenUp: ContractEvents['takenUp'] = (service, outcome) => {
    const open = this.#open.get(service)
    if (!open) return
    this.#announcer.mockAnswered(outcome, fileOf(service), open.save, open.savedAt)
    const { files, milliseconds } = open.save
    // told already, without it
    if (open.isTold && milliseconds !== null)
      this.#announcer.print(saveBlock({ ...newSave(files), milliseconds }))
  }

  meant: ContractEvents['meant'] = (service, meaning) => {
    const open = this.#open.get(service)
    if (!open) return
    addMeaning(open.save, meaning)
    this.#tell(service)
    this.#close(service)
  }

  broken: ContractEvents['broken'] = (service, troubles) => {
    this.#close(service)
    this.#announcer.troubles(fileOf(service), troubles)
  }

  checked: ContractEvents['checked'] = (service, troubles, isSame) => {
    const open = this.#open.get(service)
    this.#announcer.troubles(fileOf(service), troubles)
    if (!open || !isSame) return
    open.save.notes.push('It says the same as before.')
    this.#tell(service)
    this.#close(service)
  }

  generated: ContractEvents['generated'] = (news) => {
    const of = `generated/${news.service}`
    // one that does not hold is told already
    if (this.#announcer.state.troublesOf(fileOf(news.service)).some(({ stops }) => stops)) return
    if (news.state === 'failed') {
      const message = `No code can be generated: ${news.why}`
      return this.#announcer.troubles(of, [
        { file: fileOf(news.service), line: 1, column: 1, message, stops: false },
      ])
    }
    this.#announcer.troubles(of, [])
    if (news.files.length > 0)
      this.#announcer.print(`Written in ${news.milliseconds} ms: ${news.files.join(', ')}`)
  }

  failed: ContractEvents['failed'] = (why) =>
    this.#announcer.print(`The contracts can't be followed any more: ${why}`)

  stop(): void {
    for (const service of this.#open.keys()) this.#close(service)
  }

  #tell(service: string): void {
    const open = this.#open.get(service)
    if (!open) return
    clearTimeout(open.timer)
    const { save, isTold } = open
    open.isTold = true
    // what takes long is told once more, with what it was about
    const [files, milliseconds] = isTold
      ? [[`What ${fileOf(service)} means, as it was`], null]
      : [save.files, save.milliseconds]
    this.#announcer.saved({ ...save, files, milliseconds })
  }

  #close(service: string): void {
    clearTimeout(this.#open.get(service)?.timer)
    this.#open.delete(service)
  }
}

const fileOf = (service: string): string => `contracts/${service}.yaml`

function addMeaning(save: Save, { changes, before, isSinceSave, isIndexed, why }: Meaning): void {
  save.changes = changes
  save.before = before
  if (why !== undefined) save.notes.push(`What it means can't be told: ${why}`)
  else if (changes.length === 0) save.notes.push('It asks and answers the same as at the last save.')
  if (isSinceSave) save.notes.push('This is since the last save: the release has none of it yet.')
  if (!isIndexed && changes.length > 0) save.notes.push(indexAdvice)
}

const indexAdvice =
  'Who uses it is not known yet: the portal is read for it, in some twenty seconds, once nobody has saved for a minute.'
