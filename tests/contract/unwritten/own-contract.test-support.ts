import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Backend, type BackendOptions, createBackend } from '#mocks/backend.ts'
import { ownServices } from '#mocks/server/own-services.ts'
import { services } from '#mocks/contracts.ts'
import { compiled } from '#scripts/mock/compiled-contracts.ts'

export type Answered = { status: number; headers: Headers; body: unknown }

/** A folder that goes with the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Compiles a contract as the mock server does for `--contract`; the folder it lies in. */
export function compiledIn(folder: string, contract: object): Promise<string> {
  const file = join(folder, 'contract.json')
  writeFileSync(file, JSON.stringify(contract))
  return compiled(file, join(folder, 'compiled'))
}

/** A backend for a compiled contract alone. */
export const backendFor = (folder: string, options: Partial<BackendOptions> = {}): Backend =>
  createBackend({ onViolation: 'fail', services: ownServices([folder], services), seed: 7, ...options })

/** Calls a backend with JSON, as somebody or nobody. */
export async function call(
  backend: Backend,
  method: string,
  path: string,
  { body, as, headers = {} }: { body?: unknown; as?: string; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const world = await backend.worlds.open('default')
  const token = as && (await world?.tokens.issue({ userId: as, kind: 'private', bankId: true }))
  const answer = await backend.handle(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }),
  )
  if (!answer) throw new Error(`no contract has ${method} ${path}`)
  const text = await answer.text()
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  }
}
