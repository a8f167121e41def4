import { createHash } from 'node:crypto'
import { type FSWatcher, existsSync, readFileSync, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Editors save in several steps, and tools several files at once: what comes within this time belongs together. */
const gatherMs = 25

/**
 * Tells which files were saved, made or deleted in some folders and all below them, a list for each save. Each folder is
 * watched by itself, so that a file which an editor puts in the place of another is found as well.
 *
 * @param root what the folders and the files are named from
 * @param matches whether a file counts
 * @returns what ends it
 * @throws when the system lets nobody watch more folders
 */
export function watchFiles(
  root: string,
  folders: readonly string[],
  matches: (file: string) => boolean,
  onSave: (files: string[]) => void,
): () => void {
  const watchers = new Map<string, FSWatcher>()
  const known = new Map<string, string>()
  const touched = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function tell(): void {
    timer = undefined
    const saved = [...touched].filter((file) => {
      const hash = hashOf(join(root, file))
      const isNew = known.get(file) !== hash
      known.set(file, hash)
      return isNew
    })
    touched.clear()
    if (saved.length > 0) onSave(saved.toSorted())
  }

  function touch(file: string): void {
    if (!matches(file)) return
    touched.add(file)
    clearTimeout(timer)
    timer = setTimeout(tell, gatherMs)
  }

  function add(folder: string, isNew: boolean): void {
    if (watchers.has(folder) || !existsSync(join(root, folder))) return
    const watcher = watch(join(root, folder), (_, name) => {
      if (name) look(folder, name)
    })
    watcher.on('error', () => remove(folder))
    watchers.set(folder, watcher)
    // the files of the root alone
    const entries = folder === '' ? [] : readdirSync(join(root, folder), { withFileTypes: true })
    for (const entry of entries) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) add(path, isNew)
      else if (isNew) touch(path)
      else if (matches(path)) known.set(path, hashOf(join(root, path)))
    }
  }

  function look(folder: string, name: string): void {
    const path = folder === '' ? name : `${folder}/${name}`
    const found = statSync(join(root, path), { throwIfNoEntry: false })
    // what has come back under the name of a folder that went is another one
    if (!found) remove(path)
    if (!found?.isDirectory()) touch(path)
    else if (folder !== '') add(path, true)
  }

  /** Stops watching a folder and all below it. */
  function remove(folder: string): void {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue
      watcher.close()
      watchers.delete(path)
    }
  }

  for (const folder of folders) add(folder, false)
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** Changes with what is in a file; empty for one that is not there. */
function hashOf(path: string): string {
  try {
    return createHash('sha1').update(readFileSync(path)).digest('base64')
  } catch {
    return ''
  }
}
