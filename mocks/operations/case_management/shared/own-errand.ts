import { problem } from '../../../engine/answer/problem.ts'
import { errandAt, isDoneAt } from '../../../state/cases/errands/errand-view.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'
import type { components } from '#gen/case_management/types.ts'
import { empty, privateReply } from '../../shared/reply.ts'
import { contactError } from './alternative-contact.ts'
import { caseSite, foreignSite, unprocessable } from './case-site.ts'
import type { ErrandUpdate } from './types.ts'
import { readUploads, uploadsIn } from '../../shared/request/uploads.ts'
import type { boardUserOf } from '../../shared/request/case-user.ts'

type Asker = ReturnType<typeof boardUserOf> | { owner: string }
type Call<Body> = { path: { id: string }; user: Principal | undefined; world: World; body: Body }

/** One errand of whoever asks; what is somebody else's is not there. */
export function readErrand(asker: Asker, { path, world }: Call<undefined>) {
  if ('status' in asker) return asker
  const record = world.errands.find(asker.owner, path.id)
  return record ? privateReply(200, errandAt(record, world.clock.now())) : problem(404, 'notFound')
}

/** Closes an errand that is not done (S-067). */
export function closeErrand(asker: Asker, { path, world, body }: Call<components['schemas']['ErrandClose']>) {
  const found = changeable(asker, path.id, body.site, world)
  if ('status' in found) return found
  world.errands.close(found.record)
  return empty(204)
}

/** Changes what is sent: files go before files come, and the limits hold for what is there afterwards (V-048). */
export async function completeErrand(asker: Asker, { path, world, body }: Call<ErrandUpdate>) {
  const found = changeable(asker, path.id, body.site, world)
  if ('status' in found) return found
  const { site: _site, RemoveFiles: removed = [], NewFiles: files, ...changes } = body
  const { record } = found
  const unknown = removed.findIndex(
    (id) => !record.attachments.some(({ attachmentId }) => attachmentId === id),
  )
  if (unknown !== -1) return unprocessable(`/RemoveFiles/${unknown}`, 'unknown')
  const error = contactError({ ...record, ...changes })
  if (error) return error
  const kept = record.attachments.filter(({ attachmentId }) => !removed.includes(attachmentId))
  const uploads = await uploadsIn('NewFiles', files, kept)
  if ('status' in uploads) return uploads
  const added = await readUploads(uploads.files)
  const isChange = removed.length > 0 || added.length > 0 || Object.keys(changes).length > 0
  const after = isChange ? world.errands.complete(record, { ...changes, removed, added }) : record
  return privateReply(200, errandAt(after, world.clock.now()))
}

/** An errand that its owner may change now, through a site of its own country. */
function changeable(asker: Asker, id: string, siteKey: components['schemas']['SiteKey'], world: World) {
  if ('status' in asker) return asker
  const site = caseSite(siteKey)
  if ('status' in site) return site
  const record = world.errands.find(asker.owner, id)
  if (!record) return problem(404, 'notFound')
  if (record.country !== site.country) return foreignSite('site')
  return isDoneAt(record, world.clock.now()) ? problem(409, 'caseClosed') : { record }
}
