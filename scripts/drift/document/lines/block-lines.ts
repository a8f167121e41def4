import { segmentsOf } from '../pointer.ts'

/** Where a value of YAML stands: its lines, counted from 0, and the column at which it begins on the first of them. */
type Place = { from: number; to: number; column: number }

/** A member of a mapping or a list: the line it begins on, and where its value stands if that can have members. */
type Member = { line: number; value?: Place | 'not plain' }

/** The text is written in a way that only a whole parser understands. */
class NotPlain extends Error {}

/**
 * Finds the line, counted from 1, of what a pointer names in YAML that is written in blocks, as people write it: keys
 * and items on lines of their own. Looks only at what lies on the way, so that no place is noted for a question that
 * nobody asks. What is not there is on the line of what is around it; undefined where a parser has to be asked: flow
 * collections, anchors, aliases, tags, and keys that are no plain words.
 */
export function blockLines(text: string): (pointer: string) => number | undefined {
  const lines = text.split('\n')
  const known = new Map<string, Map<string, Member>>()

  const membersAt = (place: Place): Map<string, Member> => {
    const name = `${place.from}:${place.column}`
    const found = known.get(name) ?? membersIn(lines, place)
    known.set(name, found)
    return found
  }
  return (pointer) => {
    let place: Member['value'] = { from: 0, to: lines.length, column: 0 }
    let line: number | undefined
    try {
      for (const key of segmentsOf(pointer)) {
        if (place === 'not plain') return undefined
        const member: Member | undefined = place && membersAt(place).get(key)
        if (!member) return line
        line = member.line + 1
        place = member.value
      }
    } catch (error) {
      if (error instanceof NotPlain) return undefined
      throw error
    }
    return line
  }
}

function membersIn(lines: readonly string[], place: Place): Map<string, Member> {
  const members = new Map<string, Member>()
  const first = contentFrom(lines, place.from, place.to, place.column)
  if (!first) return members
  const { column } = first
  const isList = isItem(lines[first.line] ?? '', column)
  let latest: { member: Member; after: number } | undefined
  const end = (to: number) => {
    if (latest) latest.member.value = valueOf(lines, latest.member.line, latest.after, to, column, isList)
  }
  for (let at = first.line; at < place.to; at += 1) {
    const line = lines[at] ?? ''
    const indent = at === first.line ? column : indentOf(line)
    if (indent > column || isEmpty(line, indent)) continue
    if (indent < column || line.includes('\t')) throw new NotPlain()
    // the items of a list may stand as far out as the key it belongs to
    if (!isList && isItem(line, column)) continue
    end(at)
    const key = isList ? undefined : keyAt(line, column)
    const member = { line: at }
    members.set(key?.name ?? String(members.size), member)
    latest = { member, after: key?.after ?? column + 1 }
  }
  end(place.to)
  for (const member of isList ? members.values() : [])
    if (typeof member.value === 'object') member.line = member.value.from
  return members
}

/** Where the value stands whose key or dash ends at this column; undefined for one without members. */
function valueOf(
  lines: readonly string[],
  line: number,
  after: number,
  to: number,
  column: number,
  isList: boolean,
): Member['value'] {
  const rest = (lines[line] ?? '').slice(after)
  const inline = rest.trimStart()
  if (inline === '' || inline.startsWith('#')) {
    const first = contentFrom(lines, line + 1, to, 0)
    return first && { from: first.line, to, column: first.column }
  }
  if (/^[[{&*!?]/.test(inline)) return 'not plain'
  // after the dash of an item its first member may stand on the same line
  const start = after + rest.length - inline.length
  const isMember = isList && start > column + 1 && (isItem(inline, 0) || /^[^"'|>][^#]*?:(\s|$)/.test(inline))
  return isMember ? { from: line, to, column: start } : undefined
}

/** The first line that holds something. */
function contentFrom(lines: readonly string[], from: number, to: number, column: number) {
  for (let line = from; line < to; line += 1) {
    const text = lines[line] ?? ''
    const indent = line === from && column > 0 ? column : indentOf(text)
    if (isEmpty(text, indent)) continue
    if (/^(---|\.\.\.|%|\t)/.test(text.slice(indent))) throw new NotPlain()
    return { line, column: indent }
  }
  return undefined
}

const maxLineLength = 2000

/** The name of a key, and the column after its colon. */
function keyAt(line: string, column: number): { name: string; after: number } {
  // what takes so long a line is written by a program, and read by a parser
  if (line.length > maxLineLength) throw new NotPlain()
  const [whole, , quoted, plain] =
    /^(?:(["'])([^"'\\]*)\1|([^\s"'#&*!?|>[{,%@`<-][^#"']*?))\s*:(?=\s|$)/.exec(line.slice(column)) ?? []
  if (whole === undefined) throw new NotPlain()
  return { name: quoted ?? plain ?? '', after: column + whole.length }
}

const indentOf = (line: string): number => line.length - line.trimStart().length

const isEmpty = (line: string, indent: number): boolean =>
  indent >= line.length || line[indent] === '#' || line[indent] === '\r'

const isItem = (line: string, column: number): boolean => /^-(\s|$)/.test(line.slice(column, column + 2))
