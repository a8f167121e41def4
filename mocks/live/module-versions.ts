import { registerHooks } from 'node:module'

/**
 * Loads modules of the project anew while it runs: those that have changed, and those that import them, directly or not.
 * Node keeps a module for good under its address, so each time they get another one (`…/clock.ts?v=3`). All others stay
 * as they are, with what they hold. What is replaced stays in memory, a few kilobytes a time.
 */
export class ModuleVersions {
  readonly #root: string
  readonly #importers = new Map<string, Set<string>>()
  readonly #versions = new Map<string, number>()
  readonly #instead = new Map<string, string>()
  #last = 0

  /** @param root the address of the folder that holds the modules, with a slash at its end */
  constructor(root: string) {
    this.#root = root
    registerHooks({
      resolve: (specifier, context, nextResolve) => {
        const found = nextResolve(specifier, context)
        const url = plain(found.url)
        if (!this.#isOwn(url)) return found
        if (context.parentURL) this.#note(url, plain(context.parentURL))
        const version = this.#versions.get(url)
        return version === undefined
          ? found
          : { ...found, url: `${this.#instead.get(url) ?? url}?v=${version}` }
      },
    })
  }

  /** Whether one of these has been loaded, or has been looked for in vain. */
  knows(changed: readonly string[]): boolean {
    return changed.some((url) => this.#importers.has(url))
  }

  /** These modules, and all that import them, directly or not. */
  above(changed: readonly string[]): Set<string> {
    const found = new Set<string>()
    const open = [...changed]
    for (let url = open.pop(); url !== undefined; url = open.pop()) {
      if (found.has(url)) continue
      found.add(url)
      open.push(...(this.#importers.get(url) ?? []))
    }
    return found
  }

  /** From now on whoever imports one of these gets it as it is now. */
  renew(modules: ReadonlySet<string>): void {
    this.#last += 1
    for (const url of modules) this.#versions.set(url, this.#last)
  }

  /** From now on this module is read from another file. */
  readInstead(url: string, file: string): void {
    this.#instead.set(url, file)
  }

  #note(url: string, importer: string): void {
    const known = this.#importers.get(url)
    if (known) known.add(importer)
    else this.#importers.set(url, new Set([importer]))
  }

  #isOwn(url: string): boolean {
    return url.startsWith(this.#root) && !url.includes('/node_modules/')
  }
}

const plain = (url: string): string => url.replace(/\?.*$/, '')
