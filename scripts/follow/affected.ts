import { relative } from 'node:path'
import { contractFiles } from '../generate/fingerprint.ts'
import { root, services } from '../generate/paths.ts'

/** The services whose contracts are made of at least one of these files. */
export function servicesOf(files: readonly string[]): string[] {
  return services().filter((service) =>
    contractFiles(service).some((file) => files.includes(relative(root, file).replaceAll('\\', '/'))),
  )
}
