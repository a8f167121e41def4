/** The files of the faces that a theme sets text and headings in; under '' those of a theme without a face of its own. */
export type FaceFiles = Record<string, string[]>

/** What a variable of a rule names first: the face, before those that stand in for it. */
const firstFace = (variable: string, rule: string) =>
  new RegExp(`${variable}:\\s*["']?([^"',;}]+)`).exec(rule)?.[1]

/**
 * Reads out of the styles of a page which faces each theme needs, by the variables `--face-text` and `--face-display`.
 *
 * @param css as a build writes it: without comments, the address of a file in one `url()`
 */
export function faceFilesOf(css: string): FaceFiles {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', rule = '']) => ({
    selector,
    rule,
  }))
  const fileOf = (face: string | undefined) =>
    rules
      .filter(({ selector, rule }) => selector === '@font-face' && firstFace('font-family', rule) === face)
      .flatMap(({ rule }) => /url\(["']?([^"')]+)/.exec(rule)?.[1] ?? [])
  const text = rules.flatMap(({ rule }) => firstFace('--face-text', rule) ?? [])
  const files: FaceFiles = {}
  for (const { selector, rule } of rules) {
    const display = firstFace('--face-display', rule)
    if (!display) continue
    const theme = /\[data-site=["']?([\w-]+)/.exec(selector)?.[1] ?? ''
    files[theme] = [...new Set([text[0], display])].flatMap(fileOf)
  }
  return files
}
