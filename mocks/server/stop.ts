/** Ends before anything has begun, and says why in a sentence. */
export function stop(why: string): never {
  console.error(why)
  process.exit(2)
}

/** What went wrong, in words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
