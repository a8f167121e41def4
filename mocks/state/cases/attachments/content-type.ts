import { fileTypeFromBlob } from 'file-type'

/** What Apple's programs call an MP4 of their own; it is one all the same. */
const alsoMp4 = 'video/x-m4v'

/**
 * The media type that a file has by its own first bytes, whatever it is called; undefined where they tell nothing, as in
 * plain text, HTML and most SVG.
 */
export async function contentType(file: Blob): Promise<string | undefined> {
  const type = (await fileTypeFromBlob(file))?.mime
  return type === alsoMp4 ? 'video/mp4' : type
}
