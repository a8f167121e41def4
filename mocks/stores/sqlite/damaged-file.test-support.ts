import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

const pageBytes = 4096

/** Writes nonsense over each page that has rows of one world alone (type 13, sqlite.org/fileformat.html §1.6). */
export function damage(file: string, world: string, other: string): void {
  const bytes = readFileSync(file)
  let damaged = 0
  for (let at = pageBytes; at < bytes.length; at += pageBytes) {
    const page = bytes.subarray(at, at + pageBytes)
    if (page[0] !== 13 || !page.includes(world) || page.includes(other)) continue
    page.fill(0xee)
    damaged += 1
  }
  expect(damaged).toBeGreaterThan(0)
  writeFileSync(file, bytes)
}
