import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { root } from '../../generate/paths.ts'

/** Runs git and answers what it wrote. */
export function git(args: string[], cwd: string, env: Record<string, string> = {}): string {
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 2 ** 28 } as const
  return execFileSync('git', args, options).trim()
}

/** The project as it stands in its folder, with what is not committed yet, as a tree of git. The index stays as it is. */
export function writeWorkingTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-index-'))
  const index = { GIT_INDEX_FILE: join(folder, 'index') }
  try {
    const own = resolve(root, git(['rev-parse', '--git-path', 'index'], root))
    if (existsSync(own)) copyFileSync(own, index.GIT_INDEX_FILE)
    git(['add', '--all'], root, index)
    return git(['write-tree'], root, index)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a result holds for: the fingerprint of everything in a tree that could change it. Prose and patches cannot. */
export function fingerprintOf(tree: string): string {
  const lines = git(['ls-tree', '-r', tree], root)
    .split('\n')
    .filter((line) => !/\t(docs\/|tests\/planted\/|[^/]+\.md$)/.test(line))
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
}
