import { promisify } from 'node:util'
import { InputError } from '../input-error.ts'

/** Something in a revision of the repository that a command is run in: `main` and `contracts/residence.yaml`. */
type InGit = { revision: string; path: string }

/** More than this of what git prints is not read. */
const maxAnswerBytes = 256 * 1024 * 1024

/** The address of something in a revision, as documents are told apart by; it is no address of the web. */
export const gitUri = ({ revision, path }: InGit): string =>
  `git://${Buffer.from(revision).toString('hex')}/${path.split('/').map(encodeURIComponent).join('/')}`

/** What such an address stands for. */
export function inGit(uri: string): InGit {
  const { host, pathname } = new URL(uri)
  return { revision: Buffer.from(host, 'hex').toString(), path: decodeURIComponent(pathname.slice(1)) }
}

/** Whether it is a file (`blob`) or a folder (`tree`); rejects where there is nothing. */
export const kindInGit = async (at: InGit): Promise<string> => (await git(['cat-file', '-t'], at)).trim()

/** The text of a file, as it was committed: what the repository would show in its place is not asked for. */
export const textInGit = (at: InGit): Promise<string> => git(['cat-file', 'blob'], at)

/** The files in a folder and in the folders within it, by their paths from there. */
export const namesInGit = async (at: InGit): Promise<string[]> =>
  (await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree'], at)).split('\0').filter(Boolean)

/** Asks git about one thing. A name can never be one of its options: it is refused here, and by git. */
async function git(words: readonly string[], { revision, path }: InGit): Promise<string> {
  if (!isRevision(revision)) throw new InputError('A git revision is a name, and begins with no dash.')
  // few documents come from git, and what starts it takes longer to load than to read one
  const { execFile } = await import('node:child_process')
  const all = [...words, '--end-of-options', `${revision}:${path}`]
  const { stdout } = await promisify(execFile)('git', all, { maxBuffer: maxAnswerBytes })
  return stdout
}

/** Whether a word can name a revision: what begins with a dash is an option, and control characters are in no name. */
export const isRevision = (word: string): boolean => /^[^-:\p{Cc}][^:\p{Cc}]*$/u.test(word)
