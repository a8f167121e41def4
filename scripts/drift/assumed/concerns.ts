/** What the findings about traffic are about, whose names are not those of keywords. */
const ofTraffic: Readonly<Record<string, RegExp>> = {
  'answer-field-missing': /^required$/,
  'answer-value-unknown': /^(?:enum|const)$/,
  'answer-out-of-bounds': /^(?:min|max|exclusive|multipleOf|pattern)/,
  'answer-type-wrong': /^type$/,
  'answer-null': /^type$/,
  'probe-stranger-let-in': /^security$/,
}

const bound = /-(?:min|max|exclusive|multiple|unique|pattern)[a-z-]*-(?:widened|narrowed|changed)$/

/** Whether a finding of a rule is about a keyword of the place where it is: `request-max-length-narrowed` about `maxLength`. */
export function concerns(rule: string, keyword: string): boolean {
  if (keyword === 'bounds') return rule === 'answer-out-of-bounds' || bound.test(rule)
  const known = ofTraffic[rule]
  if (known) return known.test(keyword)
  const words = keyword.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  // a value that is the only one is one of a list
  const ending = words === 'const' ? 'enum' : words
  return (
    rule.startsWith(`${ending}-`) ||
    new RegExp(String.raw`-${ending}-(?:widened|narrowed|changed)$`).test(rule)
  )
}
