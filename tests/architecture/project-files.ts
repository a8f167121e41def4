import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/generate/paths.ts'

/** Every hand-written file of the project, below its root: what git has or would take in, without what is generated. */
export function projectFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  return String(list)
    .split('\n')
    .filter((file) => file && !file.startsWith('generated/') && !/\.gen\.ts$|^package-lock\.json$/.test(file))
    .filter((file) => existsSync(join(root, file)))
}
