import type { RegisteredRouter } from '@tanstack/react-router'
import { placeInHistory } from '#src/lib/address/place-in-history.ts'
import { hasModal, withModal, withoutModal } from '#src/lib/address/modal-hash.ts'

/** A modal that lies over the page, by the way to close it. */
type OpenModal = { close: () => void }

/**
 * What the hash has to say of the modals over a page (D1 section 2): '#modal' is added as one opens (R-070, S-030), in a
 * step of the history of its own, so that Back closes it; closing it takes that step back, and the hash is cleared but for
 * what outlives a modal (S-031).
 */
export class ModalStack {
  readonly #router: RegisteredRouter
  readonly #open: OpenModal[] = []
  /** '#modal' stands for what is open, not for a modal of a page that was loaded anew. */
  #isMarked = false
  /** The address that a step back would lead to. */
  #below: string | undefined

  constructor(router: RegisteredRouter) {
    this.#router = router
    router.history.subscribe(() => this.#follow())
  }

  /** Marks the address for a modal; `close` is called when Back, or another page, takes it away. Returns its end. */
  add(close: () => void): () => void {
    const modal = { close }
    this.#open.push(modal)
    this.#mark()
    return () => {
      const at = this.#open.indexOf(modal)
      if (at >= 0) this.#open.splice(at, 1)
      // where one modal takes the place of another, or a link was followed, the address is right as it is
      setTimeout(() => this.#settle())
    }
  }

  #hash(): string {
    return this.#router.history.location.hash.replace(/^#/, '')
  }

  #mark(): void {
    const hash = this.#hash()
    if (this.#isMarked) return
    this.#isMarked = true
    // a hash that asked for the modal has been answered: nobody is to come back to it
    const isAnswered = withoutModal(hash) !== hash
    this.#below = isAnswered ? undefined : this.#router.history.location.href
    this.#go(withModal(hash), isAnswered)
  }

  #follow(): void {
    if (!this.#isMarked && hasModal(this.#hash())) return this.#unmarkEmpty()
    if (!this.#isMarked || hasModal(this.#hash())) return
    this.#isMarked = false
    this.#open.pop()?.close()
    if (this.#open.length > 0) setTimeout(() => this.#open.length > 0 && this.#mark())
  }

  /** Forward leads to the mark of a modal that was closed by Back: what is not open again takes it away. */
  #unmarkEmpty(): void {
    setTimeout(() => {
      const hash = this.#hash()
      if (!this.#isMarked && hasModal(hash)) this.#go(withoutModal(hash), true)
    })
  }

  #settle(): void {
    if (this.#open.length > 0 || !this.#isMarked) return
    this.#isMarked = false
    // the document has another address by now, and no step of ours
    if (!hasModal(location.hash)) return
    const hash = withoutModal(this.#hash())
    const { pathname, search } = this.#router.history.location
    if (this.#below === `${pathname}${search}${hash && `#${hash}`}`) this.#router.history.back()
    else this.#go(hash, true)
  }

  #go(hash: string, replace: boolean): void {
    void this.#router.navigate({
      to: '.',
      search: true,
      hash,
      replace,
      state: (step) => ({ under: placeInHistory(step) }),
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
}
