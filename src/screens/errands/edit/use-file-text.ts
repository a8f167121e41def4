import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'

/** "PDF, 2,1 MB" from a file name and a size in bytes. */
export function useFileText(): (name: string, bytes: number) => string {
  const t = useTranslations('errands.files')
  const { number } = useFormats()
  return (name, bytes) =>
    t('size', {
      type: name.split('.').at(-1)?.toUpperCase() ?? '',
      size: number(Math.max(0.1, Math.round(bytes / 100_000) / 10)),
    })
}
