import type { Page } from '@playwright/test'

/** What a document keeps of the looks that it has shown. */
type Looks = {
  numbers: Map<string, number>
  /** By element of the page as it is looked at. */
  faces: WeakMap<Node, number>
  /** The faces that axe has found to have contrast enough. */
  judged: Set<number>
}

/**
 * Notes the looks of all that a page shows, and marks what looks as something that axe has judged before in the same document,
 * in a window of the same width: the same elements around it, of the same classes and backgrounds, and the same face. To
 * judge contrast is two thirds of what axe does, and most of a page looks as another one that it has judged.
 *
 * @returns what takes the marks away
 */
export async function markKnownLooks(page: Page): Promise<() => Promise<void>> {
  const marks = await page.evaluateHandle(markHere, knownLook)
  return () => page.evaluate((unmark) => unmark(), marks)
}

/** The attribute by which axe leaves the contrast of an element alone. */
export const knownLook = 'data-known-look'

/** The same in the document that this runs in, of the parts that a selector names and of what is around them. */
export function markHere(name: string, within = 'html'): () => void {
  const host = window as unknown as { knownLooks?: Looks }
  const { numbers, faces, judged } = (host.knownLooks ??= {
    numbers: new Map<string, number>(),
    faces: new WeakMap<Node, number>(),
    judged: new Set<number>(),
  })
  const parts = [...document.querySelectorAll(within)]
  const marked: Element[] = []
  const numberOf = (look: string): number => {
    const number = numbers.get(look) ?? numbers.size
    numbers.set(look, number)
    return number
  }
  const walk = (element: Element, around: string, isPart = parts.includes(element)) => {
    if (!isPart && !parts.some((part) => element.contains(part))) return
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, filter, position } = style
    const ground = [element.tagName, element.getAttribute('class'), element.getAttribute('style')]
    const number = numberOf(
      [around, ...ground, backgroundColor, backgroundImage, opacity, filter, position].join('|'),
    )
    const { color, fontSize, fontWeight, textShadow, visibility } = style
    const face = numberOf([number, 'face', color, fontSize, fontWeight, textShadow, visibility].join('|'))
    faces.set(element, face)
    if (judged.has(face)) {
      element.setAttribute(name, '')
      marked.push(element)
    }
    for (const child of element.children) walk(child, `${number}`, isPart || parts.includes(child))
  }
  walk(document.body, `${innerWidth}`, parts.includes(document.documentElement))
  return () => {
    for (const element of marked) element.removeAttribute(name)
  }
}

type Told = { contrastRatio?: number }
type Asked = { data: (told: Told) => void }
type Judge = (this: Asked, node: Node, ...more: unknown[]) => boolean | undefined

/**
 * Has axe, in the document that it was brought to, note what it has judged, and judge what looks alike in a page once. What
 * is hidden or covered, and what it cannot tell of, is not judged.
 */
export function judgeLooksOnce(): void {
  const { axe } = window as unknown as {
    axe: { _audit: { checks: { 'color-contrast': { evaluate: Judge } } } }
  }
  const check = axe._audit.checks['color-contrast']
  const judge = check.evaluate
  check.evaluate = function (node, ...more) {
    const { knownLooks: looks } = window as unknown as { knownLooks?: Looks }
    const face = looks?.faces.get(node)
    if (looks === undefined || face === undefined) return judge.call(this, node, ...more)
    if (looks.judged.has(face)) return true
    let ratio = 0
    const data = (told: Told) => {
      ratio = told.contrastRatio ?? 0
      this.data(told)
    }
    const asked = Object.create(this, { data: { value: data } }) as Asked
    const verdict = judge.call(asked, node, ...more)
    if (verdict === true && ratio > 0) looks.judged.add(face)
    return verdict
  }
}

type Colour = { r: number; g: number; b: number; alpha: number }
type Parse = (this: Colour, text: string) => Colour

/**
 * Has axe, in the document that it was brought to, take a colour that it has parsed before as it was: to parse them was a
 * quarter of what it did, and a page has a dozen.
 */
export function parseColoursOnce(): void {
  const { axe } = window as unknown as {
    axe: { commons: { color: { Color: { prototype: { parseString: Parse } } } } }
  }
  const { prototype } = axe.commons.color.Color
  const parse = prototype.parseString
  const parsed = new Map<string, Colour>()
  prototype.parseString = function (text) {
    const known = parsed.get(text)
    if (known) return Object.assign(this, known)
    const { r, g, b, alpha } = parse.call(this, text)
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}
