const compiled = new Map<string, RegExp | undefined>()

/** Whether a text matches a pattern of a schema (ECMA-262, unanchored); one that cannot be read matches everything. */
export function matches(pattern: string, text: string): boolean {
  if (!compiled.has(pattern)) compiled.set(pattern, compile(pattern))
  return compiled.get(pattern)?.test(text) ?? true
}

function compile(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {
      // some patterns that people write are only legal without the flag
    }
  }
  return undefined
}
