import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InputError } from '../input-error.ts'

/** Where the references of a document may lead: below which folders, and to which origins of the web. */
export type ReferencePolicy = { folders: readonly string[]; origins: readonly string[] }

export const noReferences: ReferencePolicy = { folders: [], origins: [] }

/**
 * What somebody allows besides: folders, and addresses of the web of which the origin counts.
 *
 * @throws InputError when one is neither
 */
export async function policyFrom(given: readonly string[]): Promise<ReferencePolicy> {
  const web = given.filter((one) => /^https?:\/\//i.test(one))
  const folders = given.filter((one) => !web.includes(one))
  for (const folder of folders) {
    const found = await stat(folder).catch(() => undefined)
    if (!found?.isDirectory())
      throw new InputError(`--allow-refs names a folder or an address of the web, and not ${folder}.`)
  }
  const broken = web.find((one) => !URL.canParse(one))
  if (broken !== undefined) throw new InputError(`--allow-refs: ${broken} is no address.`)
  return {
    folders: folders.map((folder) => resolve(folder)),
    origins: web.map((one) => new URL(one).origin),
  }
}

export const joinPolicies = (one: ReferencePolicy, other: ReferencePolicy): ReferencePolicy => ({
  folders: [...one.folders, ...other.folders],
  origins: [...one.origins, ...other.origins],
})

/**
 * Why a reference must not be followed; nothing when it may. A contract that somebody else has written reaches what
 * lies below its own folder, its own origin or its own revision, and what was allowed by name.
 *
 * @param uri the address that the reference leads to, without its fragment
 * @param base the document it stands in
 */
export async function refusalOf(
  reference: string,
  uri: string,
  base: string,
  policy: ReferencePolicy,
): Promise<string | undefined> {
  if (!URL.canParse(uri)) return 'which is no address'
  const target = new URL(uri)
  const { protocol } = target
  if (protocol === 'git:') {
    // the address of a revision is of our own making, and none that a contract can write
    const isWritten = URL.canParse(reference) || new URL(base).protocol !== 'git:'
    return isWritten || target.host !== new URL(base).host ? 'which leads to a git revision' : undefined
  }
  if (protocol === 'file:') return new URL(base).protocol === 'file:' ? refusedFile(uri, policy) : otherPlace
  if (protocol !== 'http:' && protocol !== 'https:') return 'which is no address of a file or of the web'
  return policy.origins.includes(target.origin)
    ? undefined
    : `which is of another origin; --allow-refs ${target.origin} allows it`
}

const otherPlace = 'which leads to a file of this machine'
const outside = 'which lies outside of its folder; --allow-refs FOLDER allows another'

async function refusedFile(uri: string, { folders }: ReferencePolicy): Promise<string | undefined> {
  let path: string
  try {
    path = fileURLToPath(uri)
  } catch {
    return 'which is no path'
  }
  if (!folders.some((folder) => isWithin(folder, path))) return outside
  // a link may lead on to somewhere else; what is not there is told with the place that refers to it
  const real = await realpath(path).catch(() => undefined)
  if (real === undefined) return undefined
  const roots = await Promise.all(folders.map((folder) => realpath(folder).catch(() => folder)))
  if (!roots.some((folder) => isWithin(folder, real))) return outside
  return (await stat(real)).isFile() ? undefined : 'which is no file'
}

function isWithin(folder: string, path: string): boolean {
  const rest = relative(folder, path)
  return rest !== '' && rest !== '..' && !rest.startsWith(`..${sep}`) && !isAbsolute(rest)
}
