import { keepIn } from '#src/lib/storage/keep-in.ts'

const storageKey = 'mock-key'

/** The key that this tab was given; undefined when it was given none. */
export const knownKey = (): string | undefined => sessionStorage.getItem(storageKey) ?? undefined

/** Keeps a key for as long as this tab is open. */
export const rememberKey = (key: string): void => keepIn(sessionStorage, storageKey, key)

export const forgetKey = (): void => sessionStorage.removeItem(storageKey)

/** Whether something can be a key at all: anything else would not go into a header. */
export const isKey = (text: string): boolean => /^[\w-]{16,200}$/.test(text)
