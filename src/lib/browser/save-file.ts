/** Hands bytes to the browser as a download with a name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser has taken hold of the bytes by the next task
  setTimeout(() => URL.revokeObjectURL(url))
}
