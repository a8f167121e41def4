import { guessedSentence } from './values/guesses.ts'
import { randomOf } from '../catalogue/lib/random.ts'

const text = new TextEncoder()

/** A pixel of no colour. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#b9c3b4"/></svg>'

const paper =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

/** A body of a type that is not JSON: the smallest file of its kind, or a sentence. */
export function otherBytes(type: string, seed: string): string | Uint8Array {
  const sentence = guessedSentence({ random: randomOf(seed), now: 0, fresh: false })
  if (type === 'text/html') return `<!doctype html><title>Mock</title><p>${sentence}</p>`
  if (type === 'text/csv') return `id,title\n1,${sentence}\n`
  if (type.startsWith('text/')) return sentence
  if (type === 'application/pdf') return text.encode(paper)
  if (type === 'image/svg+xml') return text.encode(drawing)
  if (type.endsWith('xml')) return text.encode(`<answer>${sentence}</answer>`)
  if (type.startsWith('image/')) return Uint8Array.from(atob(png), (one) => one.charCodeAt(0))
  return text.encode(sentence)
}
