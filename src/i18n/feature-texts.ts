import type { Language } from '#src/sites/site.ts'
import { loaderOf } from './messages.ts'
import type { Messages } from './messages.ts'

let current: Language | undefined

/**
 * One object that grows: another one would have every text on the page looked up and drawn anew. It may, because whoever
 * shows a text has loaded it before.
 */
let loaded: Partial<Messages> = {}

/** Says which language the page speaks; nothing is loaded before. */
export function setLanguage(language: Language): void {
  current = language
}

/**
 * Loads the texts of features, once each. A route asks for them in its loader, and a part that is loaded late through
 * `lazyPart`, so that nothing is shown before its texts are there. Without a language nothing happens: then whoever
 * shows the part has handed it all texts.
 *
 * @throws when a feature has no texts in this language, or they cannot be reached
 */
export async function loadTexts(...features: readonly (keyof Messages)[]): Promise<void> {
  const language = current
  if (!language) return
  const missing = features.filter((feature) => !loaded[feature])
  const texts = await Promise.all(
    missing.map(async (feature) => {
      const load = await loaderOf(feature, language)
      if (!load) throw new Error(`There are no texts of ${feature} in ${language}`)
      return [feature, await load()]
    }),
  )
  Object.assign(loaded, Object.fromEntries(texts))
}

/** The texts of features that have been loaded so far, and later those that come; another object only when texts were saved. */
export const featureTexts = (): Partial<Messages> => loaded

const onReplaced = new Set<() => void>()

/** Calls back when texts were saved while the page is open, in development alone; fit for useSyncExternalStore. */
export function onTextsReplaced(listener: () => void): () => void {
  onReplaced.add(listener)
  return () => onReplaced.delete(listener)
}

/** What `compiledMessages` in vite.config.ts sends when a file of texts is saved. */
type SavedTexts = { feature: keyof Messages; language: string; texts: object }

if (import.meta.hot) {
  import.meta.hot.on('texts:saved', ({ feature, language, texts }: SavedTexts) => {
    const shown: Record<string, unknown> | undefined = loaded[feature]
    if (language !== current || !shown) return
    // whoever has this object shows the same texts
    for (const key of Object.keys(shown)) delete shown[key]
    Object.assign(shown, texts)
    loaded = { ...loaded }
    for (const listener of onReplaced) listener()
  })
}
