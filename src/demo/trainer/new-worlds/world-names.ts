/** The name of a world for people, and the id in its addresses. */
export type WorldName = { id: string; name: string }

const maxIdLength = 64

/** The id that a name makes: letters, digits and hyphens; å, ä and ö lose their dots. */
export function idOf(name: string): string {
  const plain = name.toLowerCase().replaceAll('ø', 'o').replaceAll('æ', 'ae').normalize('NFD')
  const words = plain.replaceAll(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? ['world']
  return words.join('-').slice(0, maxIdLength)
}

/** So many names, numbered from the first number that no world has: `Group 1`, `Group 2` … */
export function newNames(base: string, count: number, taken: ReadonlySet<string>): WorldName[] {
  const names: WorldName[] = []
  // room for the number
  const stem = base.trim().slice(0, 40) || 'Group'
  for (let number = 1; names.length < count; number++) {
    const name = `${stem} ${number}`
    const id = idOf(name)
    if (!taken.has(id)) names.push({ id, name })
  }
  return names
}
