import type { Attachment, AttachmentType } from '#gen/case_management/model.ts'

/** Pictures that are nothing but pictures: SVG is a document, and a script in it would run as the portal. */
const pictureTypes = ['image/jpeg', 'image/png'] as const satisfies AttachmentType[]

const pictureType = (mimeType: string) => pictureTypes.find((one) => one === mimeType)

/** Whether an attachment is shown, and opens, as a picture. */
export const isPicture = ({ mimeType }: Pick<Attachment, 'mimeType'>): boolean =>
  pictureType(mimeType) !== undefined

/**
 * Bytes as they may stand at an address of the portal's own, which is what a blob has there: under the type of the
 * attachment, whatever the answer that brought them calls them. Undefined when that is no picture.
 */
export function openPicture(bytes: Blob, { mimeType }: Pick<Attachment, 'mimeType'>): Blob | undefined {
  const type = pictureType(mimeType)
  return type && new Blob([bytes], { type })
}
