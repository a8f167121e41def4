import { escapeRegExp } from '../../escape-reg-exp.ts'
import { readRequirements } from '../../trace/requirements.ts'

/** Tables whose rows say what the specification says; the rows of G, Q and CI say what we decided in its silence. */
const stating = /^(?:C|CV|R|T|SITE|N|E|S|V|P|K|X|F)-\d+$/

const fieldsHeading =
  'Fields with proposed JSON types (names exact where stated; ? optional; [A] field or type beyond the text)'

/** What the rows of docs/requirements.md state, without what they only assume (`A:`, `[A]`, ASSUMED). */
export class Rows {
  readonly #byId = new Map(readRequirements().map((row) => [row.id, row]))

  /** Whether a row states something by itself: not a decision of ours, and not a call at a path that we made up. */
  isStating(id: string): boolean {
    const basis = this.#byId.get(id)?.cells['Basis'] ?? 'STATED'
    return stating.test(id) && this.#byId.has(id) && !basis.startsWith('ASSUMED')
  }

  /** What a row states, in one text. */
  text(id: string): string {
    const cells = this.#byId.get(id)?.cells ?? {}
    return Object.entries(cells)
      .map(([heading, cell]) => (heading === 'Basis' ? '' : withoutAssumed(cell)))
      .join(' | ')
  }

  /** What a row states in one column. */
  cell(id: string, heading: string): string {
    return withoutAssumed(this.#byId.get(id)?.cells[heading] ?? '')
  }

  /** Whether the fields of an entity (N), or the request and reply of a call (C), name a member: `always` or `optional`. */
  member(id: string, name: string): 'always' | 'optional' | undefined {
    if (!this.isStating(id)) return undefined
    if (id.startsWith('C-')) return this.#memberOfCall(id, name)
    const cells = this.#byId.get(id)?.cells ?? {}
    // the whole shape is ours
    if (!id.startsWith('N-') || /\[A[^\]]*\]/.test(cells['Entity'] ?? '')) return undefined
    const fields = cells[fieldsHeading] ?? ''
    const found = new RegExp(String.raw`(?<![\w])${name}(?![\w])(?<optional>:\w+\??\?|\?)?`).exec(
      statedFields(fields),
    )
    if (found) return found.groups?.['optional']?.endsWith('?') ? 'optional' : 'always'
    return isContactField(fields, name) ? 'optional' : undefined
  }

  #memberOfCall(id: string, name: string): 'always' | undefined {
    const told = ['Request (path / query / body)', 'Response']
      .map((heading) => this.cell(id, heading))
      .join(' ')
    return told.includes(`\`${name}\``) ? 'always' : undefined
  }
}

/** Whether a text has a word to the letter, and not as a part of another. */
export function hasWord(text: string, word: string): boolean {
  return new RegExp(String.raw`(?<![\w-])${escapeRegExp(word)}(?![\w-])`).test(text)
}

/** A cell up to what it assumes. */
function withoutAssumed(cell: string): string {
  return cell
    .replaceAll(/\((?:[^()]*; )?A:[^()]*\)/g, '')
    .replaceAll(/(?:→\s*)?\bA:.*$/g, '')
    .replaceAll(/\bnot shown\b[^|]*$/g, '')
}

/** The fields without those that the text does not have: `[A] from:date?, to:date?`, `vipSites:string[] [A name]`. */
function statedFields(cell: string): string {
  return cell
    .replaceAll(/\(A:[^()]*\)/g, '')
    .split(/;\s+/)
    .map((group) => group.replace(/,?\s*\[A[^\]]*\]\s+(?!\w+ for)[a-z]\w*:.*$/, ''))
    .join('; ')
    .replaceAll(/[\w.]+:[^,;]*?\s\[A(?: name)?\]/g, '')
}

/** "alternative contact fields" and `alternativeContact*` stand for four fields. */
const isContactField = (cell: string, name: string): boolean =>
  /^alternativeContact(?:FirstName|LastName|Email|Phone)$/.test(name) && /alternative ?contact/i.test(cell)
