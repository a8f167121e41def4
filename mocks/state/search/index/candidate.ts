import type { Geo, Showing } from '../../../catalogue/types.ts'
import type { HomeStatus, StageStatus } from '../../../catalogue/codes.ts'
import type { FilterTerms } from '../filters/filter-terms.ts'
import type { PriceSpan } from '../filters/price-span.ts'
import type { SaleTerms } from '../filters/sale-terms.ts'
import type { SearchHit } from '../search-types.ts'

/** What hits are sorted by, one value a field. */
export type Measures = Readonly<{
  livingArea: number
  price: number | undefined
  inhabitDate: string
  recommended: number
  /** When it was first shown; of a project the day of its sales start. Absent for a home that cannot be bought. */
  published?: string | undefined
  sortOrder: number
}>

/** Something to be sorted: the lowest of its values count upwards, the highest downwards. */
export type Sortable = Readonly<{ id: string; low: Measures; high: Measures; geo: Geo }>

/** A home as the searches see it. */
export type Candidate = Sortable &
  Readonly<{
    stageId: string
    status: HomeStatus
    stageStatus: StageStatus
    rooms: number
    /** Each month: to the association, and in all; undefined where there is none, or nobody can tell. */
    fee: number | undefined
    monthlyCost: number | undefined
    /** Ids of the tags it lies under: county, municipality, area, stage. */
    places: readonly string[]
    /** Viewings, for a home that can be viewed. */
    showings: readonly Showing[]
    filterTerms: FilterTerms
    /** What its project's status at a moment is told from; homes that stand alike share one. */
    sale: SaleTerms
    hit: SearchHit
    /** What it was sold for: shown to those who have bought in the same stage. */
    soldFor: PriceSpan | undefined
  }>
