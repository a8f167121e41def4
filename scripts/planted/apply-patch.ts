import { spawnSync } from 'node:child_process'

/**
 * Applies patches in a folder, or only tries to. The code around a planted line changes: one line before and after it
 * has to be as it was, and line numbers need not fit.
 *
 * @returns what git has against it; undefined when they apply
 */
export function applyPatches(
  patches: readonly string[],
  folder: string,
  { check = false } = {},
): string | undefined {
  const args = ['apply', '--recount', '-C1', ...(check ? ['--check'] : []), ...patches]
  const { status, stderr, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? undefined : (error?.message ?? stderr.trim())
}
