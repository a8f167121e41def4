import { spawnSync } from 'node:child_process'
import { root } from '../../generate/paths.ts'

/**
 * The files of the project that differ from a commit, with those that git does not know yet and those that are gone.
 *
 * @param since a commit or a branch, from where it left the present one
 * @throws with what git says when it can't tell
 */
export function changedFiles(since: string): string[] {
  const base = since === 'HEAD' ? since : git('merge-base', since, 'HEAD').trim()
  const lists = [
    git('diff', '--name-only', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return [...new Set(lists.flatMap((list) => list.split('\0')))].filter(Boolean).toSorted()
}

/** Every file of the project, named from its root. */
export function allFiles(): string[] {
  const list = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0')
  return [...new Set(list)].filter(Boolean)
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`)
  return stdout
}
