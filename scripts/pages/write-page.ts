import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Shell, pageFile } from './page-file.ts'
import type { PageRenderer, PageToWrite } from './page-renderer.ts'
import type { ListedPage } from './sitemap.ts'
import { type ListedFile, hashOf } from './written-list.ts'

export type Writing = {
  /** What the host hands out. */
  folder: string
  /** Where that is found, without a slash at the end. */
  origin: string
  /** The built `index.html`. */
  shell: Shell
  render: PageRenderer
  /** The day of this run. */
  today: string
}

type Result = {
  isWritten: boolean
  file: ListedFile
  /** Its line of the sitemap, where it may be found. */
  listed: ListedPage | undefined
}

/** Writes the file of a page, where it is another one than before. */
export async function writePage(
  page: PageToWrite,
  was: ListedFile | undefined,
  { folder, origin, shell, render, today }: Writing,
): Promise<Result> {
  const { path } = page
  const written = render(page, origin + path)
  const said = hashOf(JSON.stringify(written))
  const changed = was && was.said !== said ? today : was?.changed
  const file = { build: shell.hash, said, ...(changed && { changed }) }
  const { content } = page.page
  const lastmod = changed ?? ('publishedOn' in content ? content.publishedOn : undefined)
  const listed = { path, alternates: written.alternates, ...(lastmod && { lastmod }) }
  const place = join(folder, path, 'index.html')
  const isWritten = was?.build !== shell.hash || was.said !== said || !existsSync(place)
  if (isWritten) {
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, pageFile(shell, written))
  }
  return { isWritten, file, listed: written.isFound ? listed : undefined }
}

/** Writes what a host answers with 404: the site's own page for it. */
export async function writeNotFound(page: PageToWrite, writing: Writing): Promise<void> {
  const { folder, origin, shell, render } = writing
  await writeFile(join(folder, '404.html'), pageFile(shell, render(page, origin + page.path)))
}
