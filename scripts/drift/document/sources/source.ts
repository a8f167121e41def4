import { readFile, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Budget } from './budget.ts'
import { createBudget } from './budget.ts'
import { download } from './download.ts'
import { gitUri, inGit, isRevision, kindInGit, namesInGit, textInGit } from './git.ts'
import { InputError } from '../input-error.ts'
import type { ReferencePolicy } from './reference-policy.ts'
import { noReferences, joinPolicies } from './reference-policy.ts'

/** Where documents come from: a file or folder, an address, or a revision in git. */
export type Source = {
  /** As it was written on the command line. */
  given: string
  uri: string
  isFolder: boolean
  /** Where references may lead: the folder of the file, or the origin of the address, and what was allowed besides. */
  policy: ReferencePolicy
}

/**
 * Finds out what an argument names: `contracts/`, `https://…/openapi.json`, or `main:contracts/residence.yaml`.
 *
 * @param allowed where its references may lead besides
 * @throws InputError when there is nothing of the kind
 */
export async function sourceOf(given: string, allowed = noReferences): Promise<Source> {
  if (/^https?:\/\//.test(given)) {
    if (!URL.canParse(given)) throw new InputError(`${given} is no address.`)
    const policy = joinPolicies({ folders: [], origins: [new URL(given).origin] }, allowed)
    return { given, uri: given, isFolder: false, policy }
  }
  const path = resolve(given)
  const found = await stat(path).catch(() => undefined)
  if (found) {
    createBudget().expect(given, found.size)
    const uri = pathToFileURL(path).href
    const isFolder = found.isDirectory()
    const policy = joinPolicies({ folders: [isFolder ? path : dirname(path)], origins: [] }, allowed)
    return { given, uri: isFolder ? `${uri}/` : uri, isFolder, policy }
  }
  const [, revision, inside] = /^([^:]+):(.+)$/.exec(given) ?? []
  if (!revision || !inside || !isRevision(revision))
    throw new InputError(`There is no file or folder ${given}.`)
  const kind = await kindInGit({ revision, path: inside }).catch(() => {
    throw new InputError(`There is no ${inside} in the git revision ${revision}, nor a file ${given}.`)
  })
  const isFolder = kind === 'tree'
  const uri = gitUri({ revision, path: inside })
  return { given, uri: isFolder && !uri.endsWith('/') ? `${uri}/` : uri, isFolder, policy: allowed }
}

/** The text at an address of a file, of the web, or in git. */
export async function readText(uri: string, budget: Budget = createBudget()): Promise<string> {
  if (uri.startsWith('git:')) return textInGit(inGit(uri))
  if (!uri.startsWith('file:')) return download(uri, budget)
  const path = fileURLToPath(uri)
  budget.spend(displayName(uri), (await stat(path)).size)
  return readFile(path, 'utf8')
}

/** An address as people write it: a path from here, or `main:contracts/residence.yaml`. */
export function displayName(uri: string): string {
  if (uri.startsWith('file:')) return relative(process.cwd(), fileURLToPath(uri)).replaceAll('\\', '/')
  if (!uri.startsWith('git:')) return uri
  const { revision, path } = inGit(uri)
  return `${revision}:${path}`
}

/** The files in a folder and in the folders within it, by their paths from there. */
export async function filesIn({ uri }: Source): Promise<string[]> {
  if (uri.startsWith('git:')) return (await namesInGit(inGit(uri))).filter(isOfToday)
  const root = fileURLToPath(uri)
  const entries = await readdir(root, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isOfToday)
    .toSorted()
}

/** What is installed or hidden is nobody's description, and `released` holds earlier versions of what lies beside it. */
const isOfToday = (path: string): boolean => !/(^|\/)(node_modules|released|\.[^/]+)\//.test(path)
