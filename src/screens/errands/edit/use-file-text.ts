import { useTranslations } from 'use-intl'
import { useFileSize } from '#src/i18n/use-file-size.ts'

/** "PDF, 2,1 MB" from a file name and a size in bytes. */
export function useFileText(): (name: string, bytes: number) => string {
  const t = useTranslations('errands.files')
  const size = useFileSize()
  return (name, bytes) => t('size', { type: name.split('.').at(-1)?.toUpperCase() ?? '', size: size(bytes) })
}
