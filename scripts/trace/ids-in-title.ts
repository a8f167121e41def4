/** The requirement ids that a test's title names, and what in its brackets is not an id. */
export type TitleIds = { ids: string[]; misspelt: string[] }

/**
 * Reads `[F-128]` or `[F-128, S-003]` anywhere in a title. Brackets in which nothing looks like an id are left alone.
 * Ranges are not read: a title names each id it proves.
 */
export function idsInTitle(title: string): TitleIds {
  const parts = [...title.matchAll(/\[([^\]]*)\]/g)]
    .map(([, inside = '']) => inside)
    .filter((inside) => /\b[A-Z]+-\d+/.test(inside))
    .flatMap((inside) => inside.split(',').map((part) => part.trim()))
  const isId = (part: string) => /^[A-Z]+-\d+$/.test(part)
  return { ids: parts.filter(isId), misspelt: parts.filter((part) => !isId(part)) }
}
