import { type AttachmentName, attachmentPath } from './attachment-name.ts'

// addresses alone: the policy of the page lets nobody fetch what stands in an address itself
const addresses = import.meta.glob<string>('./{images,documents}/*', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The bytes of a seeded file from where the build has put it. */
export async function attachmentBytes(name: AttachmentName): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(addresses[`./${attachmentPath(name)}`] ?? '')
  if (!response.ok) throw new Error(`The attachment ${name} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
