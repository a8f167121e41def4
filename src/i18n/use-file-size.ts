import { useFormatter } from 'use-intl'

/** A size as people of the language read it: kilobytes below a megabyte, megabytes with one decimal above. */
export function useFileSize() {
  const format = useFormatter()
  return (bytes: number): string =>
    bytes < 1_000_000
      ? format.number(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' })
      : format.number(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
}
