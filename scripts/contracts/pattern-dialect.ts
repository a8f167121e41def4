import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

const parser = new RegExpParser()

/** Single characters that may be escaped (RFC 9485 §3, SingleCharEsc). */
const escapable = /^\\[()*+.?[\\\]^nrt{|}-]$/

/** General categories of Unicode (RFC 9485 §3, IsCategory). */
const category = /^\\[pP]\{(?:L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|Z[lps]?|S[ckmo]?|C[cfno]?)\}$/

/**
 * The part of a pattern that RFC 9485 does not know, and so only some languages; undefined where there is none. JSON
 * Schema's patterns are not anchored, I-Regexp's are by themselves and have no sign for it (RFC 9485 §5): `^` may stand
 * first and `$` last, and what is between them is an I-Regexp.
 */
export function dialectOf(pattern: string): string | undefined {
  const tree = parsed(pattern)
  if (!tree) return pattern
  const wrong: string[] = []
  const refuse = (isWrong: boolean, { raw }: AST.Node) => {
    if (isWrong) wrong.push(raw)
  }
  const always = (node: AST.Node) => refuse(true, node)
  visitRegExpAST(tree, {
    onAssertionEnter: (node) => refuse(!isAtItsEnd(node, tree), node),
    onBackreferenceEnter: always,
    onGroupEnter: always,
    onCapturingGroupEnter: (node) => refuse(node.name !== null, node),
    onQuantifierEnter: (node) => refuse(!node.greedy, node),
    onCharacterSetEnter: (node) => refuse(node.kind !== 'any' && !category.test(node.raw), node),
    onCharacterEnter: (node) => refuse(!isPlain(node) || !isPlaced(node), node),
  })
  return wrong[0]
}

function parsed(pattern: string): AST.Pattern | undefined {
  try {
    return parser.parsePattern(pattern, undefined, undefined, { unicode: true })
  } catch {
    return undefined
  }
}

const isPlain = ({ raw }: AST.Character) => !raw.startsWith('\\') || escapable.test(raw)

/** In a class, a bracket is escaped, and a hyphen stands first or last. */
function isPlaced(node: AST.Character): boolean {
  const { parent, raw } = node
  if (parent.type === 'CharacterClassRange') return raw !== '[' && raw !== '-'
  if (parent.type !== 'CharacterClass') return true
  return raw !== '[' && (raw !== '-' || node === parent.elements[0] || node === parent.elements.at(-1))
}

/** An anchor holds for the whole pattern only where there are no alternatives beside it. */
function isAtItsEnd(node: AST.Assertion, { alternatives }: AST.Pattern): boolean {
  const [only, another] = alternatives
  if (!only || another || node.parent !== only) return false
  const place = only.elements.indexOf(node)
  return node.kind === 'start' ? place === 0 : node.kind === 'end' && place === only.elements.length - 1
}
