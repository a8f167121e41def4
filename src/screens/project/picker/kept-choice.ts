import { keepIn } from '#src/lib/storage/keep-in.ts'

const storageKey = (stageId: string) => `project-home:${stageId}`

/** The home that was chosen in a project during this visit, for a reload and the way back from its page. */
export function readChoice(stageId: string): string | undefined {
  return sessionStorage.getItem(storageKey(stageId)) ?? undefined
}

export function keepChoice(stageId: string, homeId: string): void {
  keepIn(sessionStorage, storageKey(stageId), homeId)
}
