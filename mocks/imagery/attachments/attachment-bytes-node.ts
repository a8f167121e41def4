import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AttachmentName, attachmentPath } from './attachment-name.ts'

/** The bytes of a seeded file from the folders beside this module. */
export async function attachmentBytes(name: AttachmentName): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(join(import.meta.dirname, attachmentPath(name))))
}
