import type { ResidenceSearchFilter } from '#gen/account_service/model.ts'
import { stringifySearch } from '#src/lib/address/search-params.ts'

/** A search as the search page has it. */
export type SearchToSave = {
  /** What it is called until the customer names it. */
  name: string
  filter: ResidenceSearchFilter
  /** Its parameters in the address. */
  params: Record<string, unknown>
}

/** The address a search is found at again: its path and its own parameters, without a campaign or what lies open. */
export function addressToSave(href: string, { params }: SearchToSave): string {
  const [path = ''] = href.split(/[?#]/)
  return path + stringifySearch(params)
}
