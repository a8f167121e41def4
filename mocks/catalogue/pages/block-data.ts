import type { RoomView } from '../images/room-picture.ts'
import type { components } from '#gen/content/types.ts'

/** A path, with another name than its page's or a query where that is wanted; or an address elsewhere with its name. */
export type LinkData = string | readonly [path: string, name: string]

/**
 * A picture that the mock draws: of a stage or an area by id, of a stage in another light (1 to 4), of another page by
 * path, or the page's own.
 */
export type PictureData =
  | 'own'
  | readonly [kind: 'stage' | 'area' | 'page', idOrPath: string]
  | readonly [kind: 'view', stageId: string, light: number]
  | readonly [kind: 'room', view: RoomView]

/** A film on another host (N-047); its words are the alternative for whoever cannot hear or see it. */
export type FilmData = Readonly<{
  /** The last part of its address. */
  film: string
  title: string
  description: string
  words: string
  picture: PictureData
  /** Plays in the page; otherwise in a dialog. */
  inPage?: boolean
}>

/** A number to call, or an address to write to. */
export type Reach = Readonly<{ kind: 'phone' | 'email'; value: string }>

/** What stands in a table or beside the name of a fact. */
export type Cell = string | Reach

export const textOfCell = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.value)

/** What is sent by a form of a page. */
export type FormType = components['schemas']['FormType']

/** Blocks as editors write them: links name paths, pictures are those of the catalogue, files are named by key. */
export type BlockData =
  | Readonly<{ type: 'text'; heading?: string; paragraphs: readonly string[] }>
  | Readonly<{ type: 'list'; heading: string; items: readonly string[] }>
  | Readonly<{ type: 'steps'; heading: string; steps: readonly (readonly [title: string, text: string])[] }>
  | Readonly<{
      type: 'table'
      heading: string
      head: readonly string[]
      rows: readonly (readonly Cell[])[]
    }>
  | Readonly<{ type: 'image'; picture: PictureData; caption: string }>
  | Readonly<{ type: 'gallery'; heading: string; pictures: readonly PictureData[] }>
  | Readonly<{ type: 'film'; film: FilmData }>
  | Readonly<{ type: 'links'; heading: string; paths: readonly LinkData[] }>
  | Readonly<{ type: 'facts'; heading: string; facts: readonly (readonly [label: string, value: Cell])[] }>
  | Readonly<{
      type: 'faq'
      heading?: string
      items: readonly (readonly [question: string, answer: string])[]
    }>
  | Readonly<{ type: 'pages'; heading: string; paths: readonly string[]; link?: LinkData }>
  | Readonly<{ type: 'places'; heading: string; link: LinkData; areaIds: readonly string[] }>
  | Readonly<{ type: 'stages'; heading: string; link: LinkData; stageIds: readonly string[] }>
  | Readonly<{ type: 'feature'; heading: string; text: string; stageId: string; link: string }>
  | Readonly<{ type: 'quote'; text: string; author: string; picture?: PictureData }>
  | Readonly<{ type: 'contacts'; heading: string; staffIds: readonly string[] }>
  | Readonly<{ type: 'downloads'; heading: string; files: readonly string[] }>
  | Readonly<{ type: 'form'; formType: FormType; heading: string; text: string }>
