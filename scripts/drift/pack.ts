import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generatedDir, root, services } from '../generate/paths.ts'
import { currentIndex } from './impact/index/read-index.ts'
import { bundleTool, entry } from './packed/bundle.ts'
import { minNodeVersion } from './packed/old-node.ts'

/** The services whose contracts are packed: the one that steers the mock backend is nobody's to build. */
export const packedServices = (): string[] => services().filter((service) => service !== 'mock_control')

const journeys = join(root, 'contracts/journeys')

/**
 * Writes the tool into a folder, ready for `npm pack`: code without dependencies, the contracts, and the
 * index of who uses what of them.
 *
 * @param folder what is in it is replaced
 * @param version of the package
 */
export async function writePackage(folder: string, version: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'contracts'), { recursive: true })
  await Promise.all([
    bundleTool(folder),
    packJourneys(join(folder, 'journeys')),
    cp(join(root, 'scripts/drift/packed/README.md'), join(folder, 'README.md')),
    writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest(version), null, 2)}\n`),
    ...packedServices().map((service) =>
      cp(join(generatedDir, service, 'openapi.json'), join(folder, 'contracts', `${service}.json`)),
    ),
  ])
  const say = () =>
    console.error('Reading the portal with the TypeScript compiler; this takes some twenty seconds.')
  const index = await currentIndex(root, say)
  await writeFile(join(folder, 'impact-index.json'), JSON.stringify(index))
}

/** The journeys, which find the contracts where the package has them. What people do at the mock is no part of it. */
async function packJourneys(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(journeys)).filter((name) => name.endsWith('.yaml'))
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(journeys, name), 'utf8')
      await writeFile(
        join(folder, name),
        text.replaceAll(/url: \.\.\/(\w+)\.yaml/g, 'url: ../contracts/$1.json'),
      )
    }),
  )
}

const manifest = (version: string) => ({
  name: 'portal-contracts',
  version,
  description: 'Does the service keep the contract?',
  type: 'module',
  bin: { 'portal-contracts': entry },
  files: ['*.js', 'contracts', 'journeys', 'impact-index.json'],
  engines: { node: `>=${minNodeVersion}` },
})
