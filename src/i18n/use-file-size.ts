import { useFormatter } from 'use-intl'

/**
 * A size as people of the language read it: kilobytes below a megabyte, megabytes with one decimal above. No line breaks
 * before its unit.
 */
export function useFileSize() {
  const format = useFormatter()
  const inUnit = (value: number, unit: 'kilobyte' | 'megabyte') =>
    format.number(value, { style: 'unit', unit, maximumFractionDigits: 1 }).replaceAll(' ', '\u00a0')
  return (bytes: number): string =>
    bytes < 1_000_000
      ? inUnit(Math.max(1, Math.round(bytes / 1000)), 'kilobyte')
      : inUnit(bytes / 1_000_000, 'megabyte')
}
