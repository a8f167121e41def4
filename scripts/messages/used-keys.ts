import ts from 'typescript'
import { escapeRegExp } from '../escape-reg-exp.ts'
import type { Namespace, Source } from './read-messages.ts'

/**
 * The keys of a namespace that no source file uses. A file can use a namespace when it names it, as in
 * `useTranslations('login')`, or lies in its folder; there, each string that is a key counts as a use of it, and so does
 * each template that a key fits, as in `t(`status.${status}`)`. That a used key exists is the type checker's business.
 */
export function unusedKeys({ name, folder, texts }: Namespace, sources: Source[]): string[] {
  const uses = sources.flatMap((source) => {
    const { file } = source
    const strings = stringsOf.get(source) ?? stringsIn(source)
    stringsOf.set(source, strings)
    const prefixes = strings
      .map(({ literal }) => literal)
      .filter((one) => one === name || one?.startsWith(`${name}.`))
    if (prefixes.length === 0 && !file.startsWith(`${folder}/`)) return []
    return ['', ...prefixes.map((one = '') => one.slice(name.length + 1))].map((prefix) => ({
      prefix,
      strings,
    }))
  })
  return Object.keys(texts['sv'] ?? {}).filter((key) => !uses.some((use) => isUsed(key, use)))
}

/** A string of the source: the text itself, or a pattern for a template. */
type SourceString = { literal?: string; pattern?: RegExp }

/** What was read of a source once: each is held against every namespace. */
const stringsOf = new WeakMap<Source, SourceString[]>()

function isUsed(key: string, { prefix, strings }: { prefix: string; strings: SourceString[] }): boolean {
  if (prefix && !key.startsWith(`${prefix}.`)) return false
  const own = prefix ? key.slice(prefix.length + 1) : key
  // a literal may name a whole branch, as in t.raw('steps')
  return strings.some(
    ({ literal, pattern }) =>
      literal === own || (literal && own.startsWith(`${literal}.`)) || pattern?.test(own),
  )
}

function stringsIn({ file, text }: Source): SourceString[] {
  const found: SourceString[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      found.push({ literal: node.text })
    // a template without a fixed part would fit every key
    if (ts.isTemplateExpression(node) && /\w/.test(fixedParts(node).join(''))) {
      found.push({ pattern: new RegExp(`^${fixedParts(node).map(escapeRegExp).join('.+')}$`) })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false))
  return found
}

const fixedParts = (node: ts.TemplateExpression) => [
  node.head.text,
  ...node.templateSpans.map((span) => span.literal.text),
]
