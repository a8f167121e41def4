import type { FontFile } from './font-file.ts'
import type { Lettering } from './lettering.ts'
import { plainLettering } from './plain-lettering.ts'

let file: FontFile | undefined
let opened: Promise<Lettering> | undefined

/** Says where the face comes from, or that there is none; each entry that draws does so once, before it draws. */
export function useFontFile(source: FontFile | undefined): void {
  file = source
  opened = undefined
}

/** The lettering of all pictures. The face is read when first asked for; where there is none, letters are the viewer's. */
export async function brandLettering(): Promise<Lettering> {
  opened ??= file ? outlined(file) : Promise.resolve(plainLettering)
  return opened
}

/** What reads faces is large: it is loaded when the first text is set. */
async function outlined(source: FontFile): Promise<Lettering> {
  const [{ letteringOf }, bytes] = await Promise.all([import('./outlines.ts'), source()])
  return letteringOf(bytes)
}

/** The bytes of the face, for documents that embed it; undefined where there is none. */
export async function brandFont(): Promise<Uint8Array | undefined> {
  return file?.()
}
