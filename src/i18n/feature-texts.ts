import { useSyncExternalStore } from 'react'
import type { Language } from '#src/sites/site.ts'
import type { Messages } from './messages.ts'

/** The texts of each feature and language: a chunk each, so that a page loads its own and no others. */
const files = import.meta.glob<object>(
  ['../features/*/messages.*.json', '!../features/{footer,header,notifications,session}/**'],
  { import: 'default' },
)

let spoken: Language | undefined
let loaded: Partial<Messages> = {}
const onChange = new Set<() => void>()

/** Says which language the page speaks; nothing is loaded before. */
export function speak(language: Language): void {
  spoken = language
}

/**
 * Loads the texts of features, once each. A route asks for them in its loader, and a part that is loaded late through
 * `withTexts`, so that nothing is shown before its texts are there. Without a language nothing happens: then whoever
 * shows the part has handed it all texts.
 *
 * @throws when a feature has no texts in this language, or they cannot be reached
 */
export async function loadTexts(...features: readonly (keyof Messages)[]): Promise<void> {
  const missing = features.filter((feature) => spoken && !loaded[feature])
  const texts = await Promise.all(
    missing.map(async (feature) => {
      const load = files[`../features/${feature}/messages.${spoken}.json`]
      if (!load) throw new Error(`There are no texts of ${feature} in ${spoken}`)
      return [feature, await load()]
    }),
  )
  if (texts.length === 0) return
  loaded = { ...loaded, ...(Object.fromEntries(texts) as Partial<Messages>) }
  for (const tell of onChange) tell()
}

/** Loads a part together with the texts it shows. */
export async function withTexts<Part>(
  features: readonly (keyof Messages)[],
  part: Promise<Part>,
): Promise<Part> {
  const [shown] = await Promise.all([part, loadTexts(...features)])
  return shown
}

/** The texts of features that have been loaded so far. */
export function useFeatureTexts(): Partial<Messages> {
  return useSyncExternalStore(subscribe, () => loaded)
}

function subscribe(tell: () => void) {
  onChange.add(tell)
  return () => void onChange.delete(tell)
}
