import { type ChildProcess, fork } from 'node:child_process'
import type { ImageOrder } from '../order.ts'
import type { ImageFile } from '../rasterizer.ts'
import type { Done, Job } from './draw-for-parent.ts'

/** After so many milliseconds without work the process ends and gives back its memory. */
const idleMs = 30_000

type Waiting = Readonly<{ done: (file: ImageFile) => void; failed: (error: Error) => void }>

/**
 * A process of its own that draws pictures, started when first needed: drawing takes neither time nor memory from who
 * answers requests. It keeps this process alive only as long as somebody waits for a picture. An order that it did not
 * survive is refused, and the next one starts another.
 */
export class DrawingProcess {
  readonly #waiting = new Map<number, Waiting>()
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #next = 0

  /** How many orders it has not finished. */
  get load(): number {
    return this.#waiting.size
  }

  render(order: ImageOrder): Promise<ImageFile> {
    const child = (this.#child ??= this.#started())
    clearTimeout(this.#idle)
    child.ref()
    child.channel?.ref()
    const id = this.#next++
    const file = new Promise<ImageFile>((done, failed) => this.#waiting.set(id, { done, failed }))
    child.send({ id, order } satisfies Job)
    return file
  }

  #started(): ChildProcess {
    const program = new URL('draw-for-parent.ts', import.meta.url)
    // one picture at a time, so that it takes one core
    const env = { ...process.env, UV_THREADPOOL_SIZE: '1' }
    const child = fork(program, { serialization: 'advanced', execArgv: [], env })
    child.on('message', (done: Done) => this.#finished(child, done))
    child.on('error', (error) => this.#ended(child, error.message))
    child.on('exit', () => this.#ended(child, 'the process that draws has ended'))
    return child
  }

  #finished(child: ChildProcess, done: Done): void {
    const waiting = this.#waiting.get(done.id)
    this.#waiting.delete(done.id)
    if ('file' in done) waiting?.done(done.file)
    else waiting?.failed(new Error(done.failure))
    if (this.load > 0) return
    child.unref()
    child.channel?.unref()
    this.#idle = setTimeout(() => this.#release(child), idleMs).unref()
  }

  /** Lets a process end that has nothing to do; who orders while it ends gets another. */
  #release(child: ChildProcess): void {
    this.#child = undefined
    child.disconnect()
  }

  #ended(child: ChildProcess, reason: string): void {
    if (this.#child !== child) return
    this.#child = undefined
    clearTimeout(this.#idle)
    for (const { failed } of this.#waiting.values()) failed(new Error(`No picture: ${reason}`))
    this.#waiting.clear()
  }
}
