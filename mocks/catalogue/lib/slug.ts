const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ð: 'd', ß: 'ss' }

/** A name as it stands in an address or an id: `Brf Strandängen` gives `brf-strandangen`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[æøðß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
