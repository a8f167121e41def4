import sizes from './sizes.json' with { type: 'json' }

/** A file in this folder, which `scripts/attachments/make-attachments.ts` has made. */
export type AttachmentName = keyof typeof sizes

/** How many bytes each file has, so that a list of errands reads none of them. */
export const attachmentSizes: Readonly<Record<AttachmentName, number>> = sizes
