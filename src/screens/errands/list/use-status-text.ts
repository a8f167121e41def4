import { useTranslations } from 'use-intl'
import type { CaseStatusId } from '#gen/case_management/model.ts'
import { groupOf, isPending } from './status.ts'

/** The words of a status: those of its group, and what it says beyond (S-072). */
export function useStatusText(): (status: CaseStatusId) => { group: string; more: string | undefined } {
  const t = useTranslations('errands')
  return (status) => ({
    group: t(`group.${groupOf(status)}`),
    more: isPending(status) ? t(`status.${status}`) : undefined,
  })
}
