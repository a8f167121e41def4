import { placeholdersOf } from './placeholders.ts'
import { languages, type Namespace, type Source } from './read-messages.ts'
import { unusedKeys } from './used-keys.ts'

/** One thing wrong with a message, as a sentence that starts with the place. */
export type Finding = { place: string; says: string }

/** Everything wrong with the messages: missing, additional, unused and unlike between the languages. */
export function checkMessages(namespaces: Namespace[], sources: Source[]): Finding[] {
  return [
    ...duplicateNamespaces(namespaces),
    ...namespaces.flatMap((one) => [
      ...unknownLanguages(one),
      ...languages.flatMap((code) => compare(one, code)),
    ]),
    ...namespaces.flatMap((one) => unused(one, sources)),
  ]
}

/** Folders of one name would share a namespace, and one would hide the other. */
function duplicateNamespaces(namespaces: Namespace[]): Finding[] {
  const byName = Object.groupBy(namespaces, ({ name }) => name)
  return Object.values(byName).flatMap((group = []) =>
    group.slice(1).map(({ folder, name }) => ({
      place: folder,
      says: `has messages, and so has ${group[0]?.folder}: both would be ${name}`,
    })),
  )
}

function unknownLanguages({ folder, texts }: Namespace): Finding[] {
  return Object.keys(texts)
    .filter((code) => !languages.some((known) => known === code))
    .map((code) => ({ place: `${folder}/messages.${code}.json`, says: 'is in a language that no site has' }))
}

/** Holds one language against Swedish. */
function compare({ folder, texts }: Namespace, code: string): Finding[] {
  const file = `${folder}/messages.${code}.json`
  const { sv: base = {} } = texts
  const own = texts[code]
  if (!own) return [{ place: file, says: 'does not exist' }]
  const at = (key: string, says: string): Finding => ({ place: `${file} ${key}`, says })
  return [
    ...Object.keys(base)
      .filter((key) => !(key in own))
      .map((key) => at(key, 'is missing')),
    ...Object.keys(own)
      .filter((key) => !(key in base))
      .map((key) => at(key, 'is not there in Swedish')),
    ...Object.keys(own)
      .filter((key) => own[key]?.trim() === '')
      .map((key) => at(key, 'is empty')),
    ...Object.entries(own).flatMap(([key, text]) => {
      const here = placeholdersOf(text)
      if (here instanceof Error) return [at(key, `is no ICU message: ${here.message}`)]
      const there = placeholdersOf(base[key] ?? text)
      if (there instanceof Error || here.join() === there.join()) return []
      return [at(key, `takes {${here.join(', ')}}, in Swedish {${there.join(', ')}}`)]
    }),
  ]
}

function unused(namespace: Namespace, sources: Source[]): Finding[] {
  return unusedKeys(namespace, sources).map((key) => ({
    place: `${namespace.folder}/messages.sv.json ${key}`,
    says: 'is not used',
  }))
}
