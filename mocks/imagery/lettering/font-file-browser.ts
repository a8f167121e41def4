import address from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import type { FontFile } from './font-file.ts'

/** The face from where the build has put it. */
export const fontFromBuild: FontFile = async () => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The face of the pictures answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
