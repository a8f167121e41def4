import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { writePackage } from '../../drift/pack.ts'
import { packWithNpm } from '../../drift/packed/pack-with-npm.ts'
import { root } from '../../generate/paths.ts'

/** `contracts-pack`: the tool for backend teams as one tarball. Exit 2 when it can't be made. */
export const contractsPack = defineCommand({
  meta: { name: 'contracts-pack', description: 'Pack portal-contracts with the contracts inside' },
  args: {
    out: {
      type: 'string',
      default: '.cache/portal-contracts',
      description: 'Folder for the package and its tarball',
    },
  },
  async run({ args }) {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    const folder = join(args.out, 'package')
    await writePackage(folder, version)
    console.log(`Packed ${await packWithNpm(folder, args.out)}`)
  },
})
