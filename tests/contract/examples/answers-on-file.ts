import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { routesOf } from '#tests/support/contract/contracts.ts'
import type { ExampleCase } from './case.ts'
import { difference, shortened } from './same.ts'
import type { Sent } from './send-case.ts'

/** How many items of a list are shown, where the contract admits so few. */
const lengths = [2, 3, 4, 8]

type Shown = { summary?: string; 'x-example-world'?: object; 'x-unseen'?: string; value: unknown }

/** The answers that the contract of a service shows, which lie in a file of their own and are written by machine. */
export class AnswersOnFile {
  readonly #service: string
  readonly #file: string
  readonly #answers: Record<string, Shown>

  constructor(service: string) {
    this.#service = service
    this.#file = resolve(import.meta.dirname, `../../../contracts/examples/${service}.json`)
    this.#answers = existsSync(this.#file)
      ? (JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, Shown>)
      : {}
  }

  /** Whether the file says itself that nothing leads to this answer yet. */
  isUnseen(name: string): boolean {
    return this.#answers[name]?.['x-unseen'] !== undefined
  }

  /** Puts an answer in the place of an example that shows another one. */
  async note({ operationId, name }: ExampleCase, { status, type, body }: Sent): Promise<void> {
    const known = this.#answers[`${operationId}.${name}`]
    if (!known) throw new Error(`${operationId}.${name} is not in ${this.#file}`)
    const route = (await routesOf(this.#service)).find((one) => one.operationId === operationId)
    const validate = route?.responses[status]?.[type]
    const isKept = !validate || validate(known.value)
    if (isKept && difference(known.value, body) === undefined) return
    const short = lengths.map((most) => shortened(body, most)).find((one) => !validate || validate(one))
    known.value = short ?? body
  }

  save(): void {
    writeFileSync(this.#file, `${JSON.stringify(this.#answers, null, 2)}\n`)
  }
}
