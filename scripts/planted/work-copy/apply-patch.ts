import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Applies patches in a folder, or only tries to. The code around a planted line changes: one line before and after it has
 * to be as it was, or none where the planted line stands once in its file. Line numbers need not fit.
 *
 * @returns what git has against them; undefined when they apply
 */
export function applyPatches(
  patches: readonly string[],
  folder: string,
  { check = false } = {},
): string | undefined {
  // git takes several patches back only in part when one of them does not apply, so they are asked about first
  if (gitApply(patches, 1, folder, true) === undefined)
    return check ? undefined : gitApply(patches, 1, folder, false)
  const refusals = patches.flatMap((patch) => {
    const refusal = gitApply([patch], 1, folder, check)
    if (refusal === undefined || !standsOnce(patch, folder)) return refusal ?? []
    return gitApply([patch], 0, folder, check) ?? []
  })
  return refusals.length > 0 ? refusals.join('\n') : undefined
}

function gitApply(
  patches: readonly string[],
  context: 0 | 1,
  cwd: string,
  check: boolean,
): string | undefined {
  const args = ['apply', '--recount', `-C${context}`, ...(check ? ['--check'] : []), ...patches]
  const { status, stderr, error } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? undefined : (error?.message ?? stderr.trim())
}

/** Whether the line that a patch takes out is there, and nowhere else in its file. */
function standsOnce(patch: string, folder: string): boolean {
  const text = readFileSync(patch, 'utf8')
  const [, file = ''] = /^--- a\/(.+)$/m.exec(text) ?? []
  const [, line] = /^-(?!--)(.*)$/m.exec(text) ?? []
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  return lines.filter((one) => one === line).length === 1
}
