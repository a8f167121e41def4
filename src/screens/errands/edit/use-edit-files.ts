import { useState } from 'react'
import type { Attachment } from '#gen/case_management/model.ts'
import { takeFiles } from '#src/domain/attachments.ts'
import type { RefusedFile } from '#src/domain/attachments.ts'

/** The files of an errand while it is completed: which go, which come, and which are refused. */
export function useEditFiles(attachments: readonly Attachment[]) {
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [added, setAdded] = useState<readonly File[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])

  const add = (given: readonly File[]) => {
    const kept = attachments.filter(({ attachmentId }) => !removed.includes(attachmentId))
    const result = takeFiles(given, { chosen: added, kept })
    setAdded(result.files)
    setRefused(result.refused)
  }
  const drop = (file: File) => {
    setAdded(added.filter((one) => one !== file))
    setRefused([])
  }
  const toggle = (id: string) => {
    setRemoved(removed.includes(id) ? removed.filter((one) => one !== id) : [...removed, id])
    setRefused([])
  }
  return { removed, added, refused, add, drop, toggle }
}

export type EditFiles = ReturnType<typeof useEditFiles>
