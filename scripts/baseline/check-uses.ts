import { fallbacks } from './fallbacks.ts'
import type { Use } from './uses.ts'

/** What is wrong with the uses of APIs that not all browsers have, a sentence each: one without a fallback, or a fallback that nobody needs. */
export function checkUses(uses: readonly Use[], known: typeof fallbacks = fallbacks): string[] {
  const bare = uses
    .filter(({ api, file }) => !known[api]?.in.includes(file))
    .map(
      ({ file, line, api, feature }) =>
        `${file}:${line} uses ${api} (${feature}), which is not widely available: do without, or name what happens otherwise in scripts/baseline/fallbacks.ts`,
    )
  const idle = Object.entries(known).flatMap(([api, { in: files }]) =>
    files
      .filter((file) => !uses.some((use) => use.api === api && use.file === file))
      .map((file) => `${file} does not use ${api} any more: take it out of scripts/baseline/fallbacks.ts`),
  )
  return [...bare, ...idle]
}
