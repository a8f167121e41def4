import type { FileChooser, Page } from '@playwright/test'

type Files = Parameters<FileChooser['setFiles']>[0]

/**
 * Hands the page the files last given to the function that is returned, whenever the page asks for some. To be called
 * well before the page asks: a browser opens a dialog of its own, which nobody answers, until it has taken note.
 */
export function answerFileDialogs(page: Page): (files: Files) => void {
  let next: Files = []
  page.on('filechooser', (chooser) => void chooser.setFiles(next))
  return (files) => {
    next = files
  }
}
