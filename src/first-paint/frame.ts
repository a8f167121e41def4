import type { Site } from '#src/sites/site.ts'
import { element } from './element.ts'

/** Draws what stands on every page before anything is known of this one: the bar with the mark and the name. */
export function frame(root: Element, { wordmark, mark }: Site): HTMLElement {
  const logo = element('span', 'word-mark', markOf(mark), element('span', '', wordmark.name))
  const bar = element(
    'div',
    'mx-auto flex h-header w-full max-w-layout items-center px-page',
    element('span', 'flex', logo),
  )
  const main = element('main', 'min-h-[70vh]')
  const header = element('header', 'sticky top-0 z-50 border-b border-line bg-paper under-sky', bar)
  header.dataset['atTop'] = ''
  root.append(header, main)
  return main
}

function markOf({ radius, dashes, dash }: Site['mark']): Element {
  const cuts = dashes.map(([x, y, length]) => `M${x} ${y}h${length}v2.6h-${length}Z`).join('')
  const holder = element('span', 'contents')
  holder.innerHTML =
    '<svg viewBox="0 0 24 32" aria-hidden="true" class="h-6.75 w-5 shrink-0 sm:h-8 sm:w-6">' +
    `<rect width="24" height="32" rx="${radius}" class="fill-brand"/>` +
    `<path d="${cuts}" class="${dash === 'accent' ? 'fill-accent' : 'fill-paper'}"/></svg>`
  return holder
}
