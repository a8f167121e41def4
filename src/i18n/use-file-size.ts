import { useFormatter } from 'use-intl'

/** A size as people read it: kB below a megabyte, MB with one decimal above. */
export function useFileSize() {
  const format = useFormatter()
  return (bytes: number): string =>
    bytes < 1_000_000
      ? `${format.number(Math.max(1, Math.round(bytes / 1000)))} kB`
      : `${format.number(bytes / 1_000_000, { maximumFractionDigits: 1 })} MB`
}
