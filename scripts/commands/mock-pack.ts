import { join } from 'node:path'
import { defineCommand } from 'citty'
import { packWithNpm } from '../drift/packed/pack-with-npm.ts'
import { writeMockPackage } from '../mock/packed/write-package.ts'

/** `mock-pack`: the mock backend for other teams as one tarball. Exit 2 when it can't be made. */
export const mockPack = defineCommand({
  meta: { name: 'mock-pack', description: 'Pack the mock backend with its clients, for other projects' },
  args: {
    out: {
      type: 'string',
      default: '.cache/bjorkvall-mock',
      description: 'Folder for the package and its tarball',
    },
  },
  async run({ args }) {
    const folder = join(args.out, 'package')
    await writeMockPackage(folder)
    console.log(`Packed ${await packWithNpm(folder, args.out)}`)
  },
})
