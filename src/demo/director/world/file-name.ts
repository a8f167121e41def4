/** The name of a world's file: its own name, and its day. */
export function fileNameOf(name: string, now: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  return `${plain || 'world'}-${now.slice(0, 10)}.json`
}
