import type { Language } from '#src/sites/site.ts'

/**
 * The texts of the portal, a namespace for each folder that has a `messages.sv.json`. Every such folder adds itself by
 * declaration merging in its `messages.d.ts`, so that a wrong key is a type error and no folder knows another.
 */
export interface Messages {}

/** The texts of one language, loaded when a site needs it: one chunk for each language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const files = await bundles[language]()
  return byFolder(files) as Messages
}

const bundles: Record<Language, () => Promise<Record<string, object>>> = {
  sv: async () => (await import('./bundles/sv.ts')).files,
  en: async () => (await import('./bundles/en.ts')).files,
  nb: async () => (await import('./bundles/nb.ts')).files,
  fi: async () => (await import('./bundles/fi.ts')).files,
}

/** `../../features/my-pages/messages.sv.json` gives the namespace `my-pages`. */
export function byFolder(files: Record<string, object>): object {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.split('/').at(-2), texts]),
  ) as object
}
