import { problem } from '../../../engine/answer/problem.ts'
import { typeOf } from '../../../state/cases/attachments/attachments.ts'
import type { CaseFile } from '../../../state/cases/errands/errands.ts'

/** What a browser may show by itself. SVG is no picture here: it is a document that can run scripts. */
const shown: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])

/**
 * A file as real bytes under its own type and name, or 404. Only a picture may be shown by the browser itself, and what
 * no upload can be (E-069) is not handed out, should a world that came as a file have it.
 */
export function fileReply(file: CaseFile | undefined) {
  const type = file && typeOf(file.mimeType)
  if (!type) return problem(404, 'notFound')
  const { filename, bytes } = file
  const show = shown.has(type) ? 'inline' : 'attachment'
  return {
    status: 200 as const,
    body: new Blob([bytes], { type }),
    headers: {
      'cache-control': 'no-store',
      'content-disposition': `${show}; ${named(filename)}`,
      'x-content-type-options': 'nosniff',
    },
  }
}

/** The name twice (RFC 6266): in plain ASCII for old readers, and as it is. */
function named(filename: string): string {
  const plain = filename
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ !#-[\]-~]/g, '_')
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
