import type { Page } from '@playwright/test'

/**
 * Notes the looks of all that a page shows, and marks what looks as something that was noted before in the same document, in a
 * window of the same width: the same elements around it, of the same classes and backgrounds, and the same face. To judge
 * contrast is two thirds of what axe does, and most of a page looks as another one that it has judged.
 *
 * @returns what takes the marks away
 */
export async function markKnownLooks(page: Page): Promise<() => Promise<void>> {
  const marks = await page.evaluateHandle(markHere, knownLook)
  return () => page.evaluate((unmark) => unmark(), marks)
}

/** The attribute by which axe leaves the contrast of an element alone. */
export const knownLook = 'data-known-look'

function markHere(name: string): () => void {
  const host = window as unknown as { knownLooks?: Map<string, number> }
  const looks = (host.knownLooks ??= new Map<string, number>())
  const marked: Element[] = []
  const walk = (element: Element, around: string) => {
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, filter, position } = style
    const ground = [element.tagName, element.getAttribute('class'), element.getAttribute('style')]
    const numberOf = (look: string) => {
      const known = looks.get(look)
      if (known === undefined) looks.set(look, looks.size)
      return { isKnown: known !== undefined, number: known ?? looks.size - 1 }
    }
    const own = [around, ...ground, backgroundColor, backgroundImage, opacity, filter, position].join('|')
    const { number } = numberOf(own)
    const face = [style.color, style.fontSize, style.fontWeight, style.textShadow, style.visibility]
    if (numberOf([number, 'face', ...face].join('|')).isKnown) {
      element.setAttribute(name, '')
      marked.push(element)
    }
    for (const child of element.children) walk(child, `${number}`)
  }
  walk(document.body, `${innerWidth}`)
  return () => {
    for (const element of marked) element.removeAttribute(name)
  }
}
