import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './steps.ts'

/** Files of the project with what they hold, as SHA-256; undefined where git can't list them. */
type Contents = ReadonlyMap<string, string> | undefined

const cacheFolder = '.cache/check'

/**
 * Knows whether anything that a check reads has changed since it was green: the files that it looks at, what it is told,
 * the packages that are installed and the Node that runs them. What is not sure counts as changed.
 */
export class LastGreen {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  /** SHA-256 of what a check would judge now; undefined when git can't list the files. */
  fingerprintOf({ run, reads }: Pick<Step, 'run' | 'reads'>): string | undefined {
    const contents = this.#contents()
    if (!contents) return undefined
    const hash = createHash('sha256')
    hash.update(`${process.version} ${process.platform} ${process.arch}\n${JSON.stringify(run)}\n`)
    hash.update(contentOf(join(this.#root, 'node_modules/.package-lock.json')))
    for (const [file, content] of contents) if (reads(file)) hash.update(`${file} ${content}\n`)
    return hash.digest('hex')
  }

  /** Whether a check was green on exactly this. */
  has(name: string, fingerprint: string | undefined): boolean {
    return fingerprint !== undefined && contentOf(this.#file(name)) === fingerprint
  }

  /** Keeps that a check was green, unless something was changed while it ran; forgets it when it was not. */
  note({ name, ...step }: Step, fingerprint: string | undefined, isGreen: boolean): void {
    if (!isGreen || fingerprint === undefined || this.fingerprintOf(step) !== fingerprint)
      return rmSync(this.#file(name), { force: true })
    mkdirSync(join(this.#root, cacheFolder), { recursive: true })
    writeFileSync(this.#file(name), fingerprint)
  }

  readonly #file = (name: string): string => join(this.#root, cacheFolder, `${name}.green`)

  /** Every file that git knows, or would if it were told: what is made and installed is none of the project. */
  #contents(): Contents {
    const options = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
    const { status, stdout } = spawnSync('git', options, {
      cwd: this.#root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
    if (status !== 0) return undefined
    const files = [...new Set(stdout.split('\0'))].filter(Boolean).toSorted()
    return new Map(files.map((file) => [file, hashOf(join(this.#root, file))]))
  }
}

const hashOf = (file: string): string => createHash('sha256').update(contentOf(file)).digest('hex')

/** A file that is gone, or is a folder, holds nothing. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
