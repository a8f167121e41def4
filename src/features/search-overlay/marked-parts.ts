/** A piece of a title; `isMarked` where it fits what was typed. */
export type TitlePart = { text: string; isMarked: boolean }

/**
 * Cuts a title where its words begin with a word that was typed, whatever case and marks over letters, as the search
 * itself looks at them (contracts/textsearch.yaml).
 */
export function markedParts(title: string, typed: string): TitlePart[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  const parts: TitlePart[] = []
  for (const [word] of title.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const length = Math.max(
      0,
      ...wanted.filter((one) => plain(word).startsWith(one)).map((one) => one.length),
    )
    const letters = [...word]
    add(parts, letters.slice(0, length).join(''), true)
    add(parts, letters.slice(length).join(''), false)
  }
  return parts
}

function add(parts: TitlePart[], text: string, isMarked: boolean): void {
  const last = parts.at(-1)
  if (text === '') return
  if (last?.isMarked === isMarked) last.text += text
  else parts.push({ text, isMarked })
}

/** Lower case without the marks over letters, which leaves as many characters as letters. */
const plain = (text: string) => text.normalize('NFC').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
