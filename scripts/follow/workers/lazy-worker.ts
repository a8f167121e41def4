import { Worker } from 'node:worker_threads'

type Options<News> = {
  module: URL
  onNews: (news: News) => void
  /** It could not be loaded, or has ended by an error; it is loaded anew for the next task. */
  onFailure: (why: string) => void
}

/** A thread that is started when there is something to do for it, or ahead of that by `warm`. */
export class LazyWorker<Task, News> {
  readonly #options: Options<News>
  #worker: Worker | undefined

  constructor(options: Options<News>) {
    this.#options = options
  }

  post(task: Task): void {
    this.#started().postMessage(task)
  }

  warm(): void {
    this.#started()
  }

  /** Ends it. What it has loaded is loaded anew for the next task. */
  async stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#options.module)
    worker.on('message', this.#options.onNews)
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#worker = undefined
      this.#options.onFailure(error instanceof Error ? error.message : String(error))
    })
    this.#worker = worker
    return worker
  }
}
