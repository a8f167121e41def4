import { readFile, readdir, stat } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { InputError } from './input-error.ts'

/** Where documents come from: a file or folder, an address, or a revision in git. */
export type Source = {
  /** As it was written on the command line. */
  given: string
  uri: string
  isFolder: boolean
}

const largest = 256 * 1024 * 1024

/**
 * Finds out what an argument names: `contracts/`, `https://…/openapi.json`, or `main:contracts/residence.yaml`.
 *
 * @throws InputError when there is nothing of the kind
 */
export async function sourceOf(given: string): Promise<Source> {
  if (/^https?:\/\//.test(given)) return { given, uri: given, isFolder: false }
  const path = resolve(given)
  const found = await stat(path).catch(() => undefined)
  if (found) {
    checkSize(given, found.size)
    const uri = pathToFileURL(path).href
    return { given, uri: found.isDirectory() ? `${uri}/` : uri, isFolder: found.isDirectory() }
  }
  const [, revision, inside] = /^([^:]+):(.+)$/.exec(given) ?? []
  if (!revision || !inside) throw new InputError(`There is no file or folder ${given}.`)
  const kind = await git('cat-file', '-t', `${revision}:${inside}`).catch(() => {
    throw new InputError(`There is no ${inside} in the git revision ${revision}, nor a file ${given}.`)
  })
  const isFolder = kind.trim() === 'tree'
  const uri = `git://${Buffer.from(revision).toString('hex')}/${inside}`
  return { given, uri: isFolder && !uri.endsWith('/') ? `${uri}/` : uri, isFolder }
}

/** The text at an address of a file, of the web, or in git. */
export async function readText(uri: string): Promise<string> {
  if (uri.startsWith('file:')) {
    const path = fileURLToPath(uri)
    checkSize(displayName(uri), (await stat(path)).size)
    return readFile(path).then(String)
  }
  if (!uri.startsWith('git:')) return download(uri)
  const { host, pathname } = new URL(uri)
  return git('show', `${Buffer.from(host, 'hex').toString()}:${decodeURIComponent(pathname.slice(1))}`)
}

async function download(uri: string): Promise<string> {
  const response = await fetch(uri, { signal: AbortSignal.timeout(30_000) }).catch((error: unknown) => {
    throw new InputError(`${uri} could not be read: ${reasonOf(error)}.`)
  })
  if (!response.ok) throw new InputError(`${uri} answered ${response.status}.`)
  checkSize(uri, Number(response.headers.get('content-length') ?? 0))
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    checkSize(uri, size)
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

/** What went wrong with a connection, which `fetch` tells inside another error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer within 30 seconds'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED')
    return 'the connection was refused'
  return cause instanceof Error && cause.message ? cause.message : error.message
}

function checkSize(name: string, bytes: number): void {
  if (bytes > largest) throw new InputError(`${name} is ${sizeOf(bytes)}, too large for a contract.`)
}

/** An address as people write it: a path from here, or `main:contracts/residence.yaml`. */
export function displayName(uri: string): string {
  if (uri.startsWith('file:')) return relative(process.cwd(), fileURLToPath(uri)).replaceAll('\\', '/')
  if (!uri.startsWith('git:')) return uri
  const { host, pathname } = new URL(uri)
  return `${Buffer.from(host, 'hex').toString()}:${decodeURIComponent(pathname.slice(1))}`
}

/** The names of the files in a folder. */
export async function filesIn({ uri }: Source): Promise<string[]> {
  if (uri.startsWith('git:')) {
    const { host, pathname } = new URL(uri)
    const tree = `${Buffer.from(host, 'hex').toString()}:${decodeURIComponent(pathname.slice(1))}`
    return (await git('ls-tree', '--name-only', tree)).split('\n').filter(Boolean)
  }
  const entries = await readdir(fileURLToPath(uri), { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

async function git(...words: string[]): Promise<string> {
  // few documents come from git, and what starts it takes longer to load than to read one
  const { execFile } = await import('node:child_process')
  const { stdout } = await promisify(execFile)('git', words, { maxBuffer: largest })
  return stdout
}

export const sizeOf = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MB`
