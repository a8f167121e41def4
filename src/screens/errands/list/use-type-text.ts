import { useTranslations } from 'use-intl'
import type { CaseTypeName } from '#gen/case_management/model.ts'

/** What people read for a type: its own name, but for the Norwegian inspection (F-131, X-068). */
export function useTypeText(): (type: CaseTypeName) => string {
  const t = useTranslations('errands')
  return (type) => (type === 'Befaring - Anmerkning' ? t('inspection') : type)
}
