import sizes from './sizes.json' with { type: 'json' }

/** A file in the folders beside this module, which `scripts/attachments/make-attachments.ts` has made. */
export type AttachmentName = keyof typeof sizes

/** How many bytes each file has, so that a list of errands reads none of them. */
export const attachmentSizes: Readonly<Record<AttachmentName, number>> = sizes

/** Where a file lies, below this folder. */
export const attachmentPath = (name: AttachmentName): string =>
  `${name.endsWith('.pdf') ? 'documents' : 'images'}/${name}`
