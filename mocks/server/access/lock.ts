import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Lock } from '../../steering-rights.ts'

/** A key is long enough that nobody finds it by trying, and can stand in a header and in an address. */
export const isKey = (text: string): boolean => /^[\w-]{16,200}$/.test(text)

/** A key that nobody has had before. */
export const newKey = (): string => randomBytes(24).toString('base64url')

/** What a key opens. The pass of a world follows from the key and the world's name, so that none has to be kept. */
export function lockOf(key: string): Lock {
  const passOf = (worldId: string) =>
    createHmac('sha256', key).update(`world ${worldId}`).digest('base64url').slice(0, 22)
  return {
    passOf,
    isKey: (text) => isSame(text, key),
    isPass: (text, worldId) => isSame(text, passOf(worldId)),
  }
}

/** Compares in a time that tells nothing about how much was right. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const digest = (text: string) => createHash('sha256').update(text).digest()
