import type { Language } from '#src/sites/site.ts'

/**
 * The texts of the portal, a namespace for each folder that has a `messages.sv.json`. Every such folder adds itself by
 * declaration merging in its `messages.d.ts`, so that a wrong key is a type error and no folder knows another.
 */
export interface Messages {}

/** The texts of one language that stand around every page. Those of a page come with it, see `feature-texts.ts`. */
export async function loadFrameTexts(language: Language): Promise<Partial<Messages>> {
  return byFolder(await bundles[language]())
}

const bundles: Record<Language, () => Promise<Record<string, object>>> = {
  sv: async () => (await import('./bundles/sv.ts')).files,
  en: async () => (await import('./bundles/en.ts')).files,
  nb: async () => (await import('./bundles/nb.ts')).files,
  fi: async () => (await import('./bundles/fi.ts')).files,
}

/** `../../features/my-pages/messages.sv.json` gives the namespace `my-pages`. */
export function byFolder(files: Record<string, object>): Partial<Messages> {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.split('/').at(-2), texts]),
  ) as Partial<Messages>
}
