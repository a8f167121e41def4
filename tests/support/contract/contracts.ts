import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CompiledOperation } from '#mocks/engine/contract.ts'

const generatedDir = resolve(import.meta.dirname, '../../../generated')

/** Every service with generated output, in alphabetical order. */
export const serviceNames: string[] = readdirSync(generatedDir, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name)
  .sort()

/** The compiled contract of a service. */
export async function routesOf(service: string): Promise<CompiledOperation[]> {
  const wire = (await import(join(generatedDir, service, 'wire.js'))) as { routes: CompiledOperation[] }
  return wire.routes
}

/** A generated TypeScript module of a service, by file name. */
export async function generatedModule<T>(service: string, file: string): Promise<T> {
  return (await import(join(generatedDir, service, file))) as T
}

/** The bundled document of a service. */
export function documentOf(service: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(generatedDir, service, 'openapi.json'), 'utf8')) as Record<
    string,
    unknown
  >
}
