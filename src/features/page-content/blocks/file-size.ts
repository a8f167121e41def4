const kilobyte = 1000
const megabyte = 1000 * kilobyte

/** A number of bytes as people read it: whole kilobytes up to one megabyte, then megabytes with a decimal. */
export function fileSize(bytes: number): { value: number; unit: 'kB' | 'MB' } {
  if (bytes < megabyte) return { value: Math.max(1, Math.round(bytes / kilobyte)), unit: 'kB' }
  return { value: Math.round((10 * bytes) / megabyte) / 10, unit: 'MB' }
}
