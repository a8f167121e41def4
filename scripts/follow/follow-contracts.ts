import type { Followed } from '#mocks/server.ts'
import type { ContractNews, ContractTask } from './workers/contract-worker.ts'
import { insteadOf } from './followed-files.ts'
import type { TakeUp } from './followed-mock.ts'
import type { GenerateNews, GenerateTask } from './workers/generate-worker.ts'
import type { Meaning } from './meaning/meaning.ts'
import type { MeaningNews, MeaningTask } from './workers/meaning-worker.ts'
import { LazyWorker } from './workers/lazy-worker.ts'
import type { Trouble } from './trouble.ts'

/** What becomes of a saved contract, in this order. */
export type ContractEvents = {
  /** The mock answers by it, or can't and says why. */
  takenUp: (service: string, outcome: Followed) => void
  /** What it means since the release. */
  meant: (service: string, meaning: Meaning) => void
  /** It does not hold. */
  broken: (service: string, troubles: readonly Trouble[]) => void
  /** Which rules it breaks; `isSame` where there is nothing to be taken up, since it says what it said before. */
  checked: (service: string, troubles: readonly Trouble[], isSame: boolean) => void
  /** What editors, the compiler and the browser read is written, or could not be. */
  generated: (news: GenerateNews) => void
  /** One of the steps does not work at all. */
  failed: (why: string) => void
}

const warmGeneratorMs = 5000

/** Takes saved contracts to the mock, then to the compiler and the browser. */
export class ContractFollower {
  readonly #events: ContractEvents
  readonly #takeUp: TakeUp
  readonly #contracts: LazyWorker<ContractTask, ContractNews>
  readonly #meanings: LazyWorker<MeaningTask, MeaningNews>
  readonly #generator: LazyWorker<GenerateTask, GenerateNews>
  readonly #warming: NodeJS.Timeout

  constructor(takeUp: TakeUp, events: ContractEvents) {
    this.#events = events
    this.#takeUp = takeUp
    const worker = <News>(file: string, onNews: (news: News) => void) => ({
      module: new URL(`workers/${file}`, import.meta.url),
      onNews,
      onFailure: events.failed,
    })
    this.#contracts = new LazyWorker(
      worker('contract-worker.ts', (news: ContractNews) => void this.#onNews(news)),
    )
    this.#meanings = new LazyWorker(
      worker('meaning-worker.ts', ({ service, meaning }: MeaningNews) => events.meant(service, meaning)),
    )
    this.#generator = new LazyWorker(worker('generate-worker.ts', events.generated))
    // what has everything loaded takes the first save as fast as the tenth
    this.#contracts.post('warm')
    this.#meanings.warm()
    this.#warming = setTimeout(() => this.#generator.warm(), warmGeneratorMs)
  }

  take(service: string): void {
    this.#contracts.post({ service })
  }

  /** The generators are told something else; what they were told before is loaded. */
  async configure(): Promise<void> {
    await this.#generator.stop()
    this.#generator.post({ state: 'configured' })
  }

  async stop(): Promise<void> {
    clearTimeout(this.#warming)
    await Promise.all([this.#contracts.stop(), this.#meanings.stop(), this.#generator.stop()])
  }

  async #onNews(news: ContractNews): Promise<void> {
    const { service } = news
    if (news.state === 'broken') return this.#events.broken(service, news.troubles)
    if (news.state === 'checked') return this.#events.checked(service, news.troubles, news.isSame)
    if (news.state === 'judged') {
      this.#generator.post({ service })
      await this.#takeUpCompiled(service, ['published.js'])
      return
    }
    // what nobody has written is answered from the document
    const outcome = await this.#takeUpCompiled(service, ['wire.js', 'openapi.json'])
    this.#events.takenUp(service, outcome)
    this.#meanings.post({ service, before: news.before })
  }

  #takeUpCompiled(service: string, names: readonly string[]): Promise<Followed> {
    const instead = insteadOf(service, names)
    return this.#takeUp(Object.keys(instead), instead)
  }
}
