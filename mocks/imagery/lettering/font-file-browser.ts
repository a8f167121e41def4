import address from '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-400-normal.woff?url'
import type { FontFile } from './font-file.ts'

/** The face from where the build has put it. */
export const fontFromBuild: FontFile = async () => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The face of the pictures answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
