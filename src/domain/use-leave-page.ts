import { leavePage } from '#src/lib/browser/leave-page.ts'
import { useIsShown } from './use-is-shown.ts'

/**
 * Goes to an address outside this document, unless whoever asked for it is elsewhere by then: an address may be long in
 * coming, and a step back or a closed dialog meanwhile is not to be undone.
 */
export function useLeavePage(): (url: string) => void {
  const isShown = useIsShown()
  return (url) => {
    if (isShown()) leavePage(url)
  }
}
