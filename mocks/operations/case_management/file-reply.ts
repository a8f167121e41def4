import { problem } from '../../engine/problem.ts'
import type { CaseFile } from '../../state/cases/errands.ts'

/** A file as real bytes under its own type and name, or 404. Only a picture may be shown by the browser itself. */
export function fileReply(file: CaseFile | undefined) {
  if (!file) return problem(404, 'notFound')
  const { filename, mimeType, bytes } = file
  const show = mimeType.startsWith('image/') ? 'inline' : 'attachment'
  return {
    status: 200 as const,
    body: new Blob([bytes], { type: mimeType }),
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
