import { getHasDocumentsQueryOptions } from '#gen/system/calls/has-documents.ts'
import { personalMeta } from '../session/session.ts'

/** Whether the list of documents has anything to show (C-027): it shows or hides the list, and no menu. */
export const hasDocumentsQuery = () => getHasDocumentsQueryOptions({ query: { meta: personalMeta } })
