import { getGetExplorer360QueryOptions } from '#gen/explorer/calls/get-explorer360.ts'
import { getGetExplorerDataQueryOptions } from '#gen/explorer/calls/get-explorer-data.ts'
import { getGetExternalFileUrl } from '#gen/explorer/calls/get-external-file.ts'
import { apiBase } from '../base-url.ts'

export type { Explorer360Model, ExplorerData, ExplorerView, SunFrame } from '#gen/explorer/model.ts'

/** The facade picker of a project: its views, where each home is in them, and the sun on them (F-147). */
export const explorerQuery = (stageId: string) =>
  // a house stays as it is built; who buys what shows on the next page
  getGetExplorerDataQueryOptions(stageId, { query: { staleTime: 5 * 60_000 } })

/** The 360 model of a home (F-148); the token comes with the explorer's settings. */
export const tourQuery = (token: string, stageId: string, objectName: string) =>
  getGetExplorer360QueryOptions(token, stageId, objectName, { query: { staleTime: Infinity } })

/** The address of a picture that an answer of the explorer names. */
export const explorerFile = (url: string): string => (url.startsWith('/') ? apiBase() + url : url)

/** The address of a picture of a home's 360 model. */
export const tourFile = (stageId: string, objectName: string, file: { viewName: string; fileName: string }) =>
  explorerFile(getGetExternalFileUrl(stageId, objectName, file.viewName, file.fileName))
