import { useState } from 'react'

/** The errand that was open before none was, for the focus to go back to its row. */
export function useLastOpened(errandId: string | undefined): string | undefined {
  const [last, setLast] = useState(errandId)
  if (errandId !== undefined && errandId !== last) setLast(errandId)
  return errandId === undefined ? last : undefined
}
