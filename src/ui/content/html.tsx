import { clsx } from 'clsx'
import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'
import { linkAttributes, linkKind } from '#src/lib/address/links.ts'
import { besideColumns } from '../layout/beside-columns.ts'
import { Unbroken } from './unbroken.tsx'
import { WideTable } from './wide-table.tsx'

/** What editors may write; any other element gives way to its content. */
const allowed = new Set(
  'p h2 h3 h4 ul ol li strong b em i br blockquote table caption thead tbody tr th td sub sup'.split(' '),
)
/** What is no text at all, and goes with its content. */
const dropped = new Set('script style template iframe object embed noscript svg math head title'.split(' '))
/** Addresses that a link may have: of this site, of the web, a mail, a phone call or a place on the page. */
const safeAddress = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i

type Props = {
  html: string
  /** Its headings stand in a column of their own beside the text, where the window has room. */
  isBeside?: boolean
}

/**
 * HTML from the editors, made of React elements: only known elements come through, and of their attributes only the
 * address of a link. Nothing is ever handed to the browser as HTML, so nothing in it can run. What its links do, the
 * portal decides for all of them at once, by the mark of what editors have written.
 */
export function Html({ html, isBeside = false }: Props) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return (
    <div data-content className={clsx(proseClass, isBeside && besideClass)}>
      {contentOf(body)}
    </div>
  )
}

function contentOf(element: Element): ReactNode[] {
  return [...element.childNodes].map((node, index) => <Fragment key={index}>{rendered(node)}</Fragment>)
}

function rendered(node: Node): ReactNode {
  if (!(node instanceof Element))
    return node.nodeType === Node.TEXT_NODE ? <Unbroken text={node.textContent ?? ''} /> : null
  const name = node.localName
  if (dropped.has(name)) return null
  if (name === 'a') return link(node)
  if (name === 'table') return <WideTable label={labelOf(node)}>{contentOf(node)}</WideTable>
  if (!allowed.has(name)) return contentOf(node)
  return name === 'br' ? <br /> : createElement(name, undefined, contentOf(node))
}

function link(node: Element): ReactNode {
  const href = node.getAttribute('href')?.trim() ?? ''
  if (!safeAddress.test(href)) return contentOf(node)
  return (
    <a {...linkAttributes(linkKind(href))} href={href}>
      {contentOf(node)}
    </a>
  )
}

/** The caption of a table, the heading above it, or else what its columns are called. */
function labelOf(table: Element): string {
  const above = table.previousElementSibling
  const title = table.querySelector('caption') ?? (above?.matches('h2, h3, h4') ? above : undefined)
  return title?.textContent ?? [...table.querySelectorAll('th')].map((cell) => cell.textContent).join(', ')
}

const proseClass =
  'max-w-measure [&>*+*]:mt-4 [&_a]:underline [&_a]:decoration-[1px] [&_a]:underline-offset-[3px] [&_a:hover]:decoration-2 [&_blockquote]:border-l-2 [&_blockquote]:border-line [&_blockquote]:pl-5 [&_h2]:text-h3 [&>*+h2]:mt-10 [&_h3]:text-h4 [&>*+h3]:mt-8 [&_li+li]:mt-2 [&_ol]:list-decimal [&_ol>li::marker]:[font-variant-numeric:normal] [&_ol]:pl-6 [&_table]:w-full [&_td]:border-b [&_td]:border-line [&_td]:py-3 [&_td]:pr-4 [&_th]:border-b [&_th]:border-line [&_th]:py-3 [&_th]:pr-4 [&_th]:text-left [&_th]:text-small [&_ul]:list-disc [&_ul]:pl-6'

/** A text begins at the height of its heading; a long heading pushes none of its paragraphs down. */
const besideClass = `${besideColumns} lg:max-w-none! lg:[&>*]:col-start-2 lg:[&>*]:max-w-measure lg:[&>h2]:col-start-1! lg:[&>h2]:row-span-2 lg:[&>h2:first-child+*]:mt-0! lg:[&>*+h2+*]:mt-10`
