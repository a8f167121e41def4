import type { BoardFileKey } from '../../../catalogue/pages/files/board-files.ts'
import type { HomeFileKey, StageFileKey } from '../../../catalogue/pages/files/home-files.ts'

/** A part of a document: its heading, and what stands under it. */
export type FileText = readonly (readonly [heading: string, ...paragraphs: string[]])[]

/** Documents that are drawn from the figures of a home, and so have no text of their own here. */
type Drawn = 'floor-plan' | 'facts' | 'costs' | 'booking-agreement' | 'house-rules'

type WrittenKey = Exclude<HomeFileKey | StageFileKey, Drawn> | BoardFileKey | 'invoice'

/** What stands in the documents of a language; `statutes` are the same for a stage and a board. */
export type FileTexts = Readonly<Record<WrittenKey, FileText>> &
  Readonly<{ labels: Readonly<Record<'home' | 'project' | 'association' | 'signatures' | 'buyer', string>> }>
