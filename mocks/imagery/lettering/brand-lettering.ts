import type { FontFile } from './font-file.ts'
import type { Lettering } from './lettering.ts'
import { plainLettering } from './plain-lettering.ts'
import { unpackedFace } from './unpacked-face.ts'

let file: FontFile | undefined
let face: Promise<Uint8Array> | undefined
let opened: Promise<Lettering> | undefined

/** Says where the face comes from, or that there is none; each entry that draws does so once, before it draws. */
export function useFontFile(source: FontFile | undefined): void {
  file = source
  face = undefined
  opened = undefined
}

/** The lettering of all pictures. The face is read when first asked for; where there is none, letters are the viewer's. */
export async function brandLettering(): Promise<Lettering> {
  opened ??= file ? outlined() : Promise.resolve(plainLettering)
  return opened
}

/** What reads faces is large: it is loaded when the first text is set. */
async function outlined(): Promise<Lettering> {
  const [{ letteringOf }, bytes] = await Promise.all([import('./outlines.ts'), brandFont()])
  return bytes ? letteringOf(bytes) : plainLettering
}

/** The bytes of the face, for documents that embed it; undefined where there is none. Read once. */
export async function brandFont(): Promise<Uint8Array | undefined> {
  if (!file) return undefined
  face ??= file().then(unpackedFace)
  return face
}
