import type { Language } from '#src/sites/site.ts'

/**
 * The texts of the portal, a namespace for each folder that has a `messages.sv.json`. Every such folder adds itself by
 * declaration merging in its `messages.d.ts`, so that a wrong key is a type error and no folder knows another.
 */
export interface Messages {}

/** The texts of one language that stand around every page. Those of a page come with it, see `feature-texts.ts`. */
export async function loadFrameTexts(language: Language): Promise<Partial<Messages>> {
  return byFolder((await bundles[language]()).files)
}

/** What loads the texts of a feature or screen in this language; undefined when it has none. */
export async function loaderOf(
  feature: keyof Messages,
  language: Language,
): Promise<(() => Promise<object>) | undefined> {
  const { late } = await bundles[language]()
  return Object.entries(late).find(([path]) => path.endsWith(`/${feature}/messages.${language}.json`))?.[1]
}

type Bundle = { files: Record<string, object>; late: Record<string, () => Promise<object>> }

const bundles: Record<Language, () => Promise<Bundle>> = {
  sv: () => import('./bundles/sv.ts'),
  en: () => import('./bundles/en.ts'),
  nb: () => import('./bundles/nb.ts'),
  fi: () => import('./bundles/fi.ts'),
}

/** `../../features/my-pages/messages.sv.json` gives the namespace `my-pages`. */
export function byFolder(files: Record<string, object>): Partial<Messages> {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.split('/').at(-2), texts]),
  ) as Partial<Messages>
}
