import * as z from 'zod/mini'
import {
  zConcept,
  zId,
  zOutdoorArea,
  zProjectStatus,
  zResidenceSearchFilter,
  zResidenceSort,
  zResidenceType,
} from '#gen/residence/schemas.ts'

const filter = zResidenceSearchFilter.shape

/** How a list is ordered unless the visitor chooses: the soonest to move into first (K-006, G-018). */
export const defaultSort = 'inhabitDate:asc'
/** Move-in at any time: the end of the scale, which does not narrow (K-005, G-014). */
export const anyInhabitDate = 3

/**
 * The search as its address has it: the filters under their contract names, `q` with the tags between semicolons
 * and `sort`. What is left out is at its default, so that a plain search has a plain address.
 */
const searchParams = z.object({
  minPrice: wholeNumber(filter.minPrice),
  maxPrice: wholeNumber(filter.maxPrice),
  minRooms: wholeNumber(filter.minRooms),
  maxRooms: wholeNumber(filter.maxRooms),
  minArea: wholeNumber(filter.minArea),
  maxArea: wholeNumber(filter.maxArea),
  inhabitDate: wholeNumber(filter.inhabitDate, anyInhabitDate),
  residenceType: choices(zResidenceType),
  disposalForm: choice(filter.disposalForm, 'all'),
  projectStatus: choices(zProjectStatus),
  outdoorArea: choices(zOutdoorArea),
  concepts: choices(zConcept),
  viewing: choice(filter.viewing, 'all'),
  stageIds: choices(zId),
  q: choice(z.optional(z.string().check(z.maxLength(2000))), ''),
  sort: choice(z.optional(zResidenceSort), defaultSort),
})

export type SearchState = z.output<typeof searchParams>

/** Reads the parameters of an address. Whatever makes no sense counts as left out; no address is an error. */
export function parseSearchState(params: Record<string, unknown>): SearchState {
  return searchParams.parse(params)
}

/** The search without any filter, in the default order. */
export const plainSearch: SearchState = parseSearchState({})

type Default = string | number

/** Takes the default for left out, so that it is not written to an address. */
function choice<T>(schema: z.ZodMiniType<T | undefined>, fallback?: Default) {
  const stripped = z.transform((value: T | undefined) => (value === fallback ? undefined : value))
  return z.catch(z.optional(z.pipe(schema, stripped)), undefined)
}

function wholeNumber<T>(schema: z.ZodMiniType<T | undefined>, fallback?: Default) {
  const read = z.transform((value: unknown) =>
    typeof value === 'string' && value !== '' ? Number(value) : value,
  )
  return choice(z.pipe(read, schema), fallback)
}

/** A parameter that may be there several times; codes that the contract does not know are dropped, each counts once. */
function choices<T>(schema: z.ZodMiniType<T>) {
  const known = (value: unknown) => {
    const found = [value].flat().flatMap((one) => schema.safeParse(one).data ?? []) as T[]
    return found.length > 0 ? [...new Set(found)] : undefined
  }
  return z.optional(z.pipe(z.unknown(), z.transform(known)))
}
