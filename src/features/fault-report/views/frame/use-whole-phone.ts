import { useSite } from '#src/sites/use-site.ts'

/** The number to call in running text, where its parts stay on one line; none where a site has none. */
export function useWholePhone(): string | undefined {
  return useSite().servicePhone?.replaceAll(' ', '\u00a0')
}
