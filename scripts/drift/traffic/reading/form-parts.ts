/** A part of a form; what a file holds is of no interest. */
export type FormPart = { name: string; isFile: boolean; text: string }

/**
 * The parts of a `multipart/form-data` body (RFC 7578), undefined when it is not one, or not whole. `FormData` of the
 * platform wants boundaries of 27 letters, and takes as long to load as a thousand forms take here.
 */
export function partsOf(body: string, boundary: string | undefined): FormPart[] | undefined {
  if (boundary === undefined) return undefined
  const pieces = body.split(`--${boundary}`)
  if (pieces.length < 2 || !pieces.at(-1)?.startsWith('--')) return undefined
  const parts = pieces.slice(1, -1).map(partIn)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

function partIn(piece: string): FormPart | undefined {
  const end = piece.indexOf('\r\n\r\n')
  const [, disposition] = /^content-disposition:\s*form-data([^\r\n]*)/im.exec(piece.slice(0, end)) ?? []
  const [, name] = /;\s*name="([^"]*)"/i.exec(disposition ?? '') ?? []
  if (end === -1 || disposition === undefined || name === undefined) return undefined
  const isFile = /;\s*filename\*?=/i.test(disposition)
  return { name, isFile, text: piece.slice(end + 4).replace(/\r\n$/, '') }
}
