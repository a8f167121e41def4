/**
 * A new id that says nothing about a person: 32 hexadecimal digits from the browser's source of chance. Unlike
 * `crypto.randomUUID` it is there in the local network too, where a demonstration has no certificate.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
