import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { joinDocuments } from '#mocks/joined-contract.ts'
import { printableLines } from '../../drift/reports/escaping/printable.ts'
import { bundleContract } from '../../generate/bundle.ts'
import { root, services } from '../../generate/paths.ts'
import { endWithChildren, runNode } from '../../processes/run-node.ts'

/** `contracts:docs`: all contracts as one HTML page that needs no network. Exit 2 when it cannot be written. */
export const docs = defineCommand({
  meta: { name: 'contracts:docs', description: 'Write the reference of all contracts as one HTML file' },
  args: {
    out: { type: 'string', default: 'dist/contracts.html', description: 'The file to write' },
  },
  async run({ args }) {
    endWithChildren()
    const folder = join(root, '.cache/contracts')
    const joined = join(folder, 'joined.json')
    const out = join(root, args.out)
    const documents = await Promise.all(
      services().map(async (name) => [name, await bundleContract(name)] as const),
    )
    await mkdir(folder, { recursive: true })
    await mkdir(join(out, '..'), { recursive: true })
    await writeFile(
      joined,
      JSON.stringify(joinDocuments(Object.fromEntries(documents), 'Björkvall API', '1.0.0')),
    )
    const { code, output } = await runNode(
      [
        'node_modules/@redocly/cli/bin/cli.js',
        'build-docs',
        joined,
        '--inlineBundle',
        '--openapi.showExtensions',
        '-o',
        out,
      ],
      { env: { REDOCLY_TELEMETRY: 'off' } },
    )
    await rm(folder, { recursive: true })
    if (code !== 0) {
      console.error(printableLines(output))
      process.exitCode = 2
      return
    }
    await writeFile(out, withoutLogo(await readFile(out, 'utf8')))
    console.log(`Wrote ${args.out}`)
  },
})

/** Redoc shows its maker's logo from its maker's server; an empty picture keeps the page from asking for it. */
function withoutLogo(html: string): string {
  return html.replaceAll(
    /https:\/\/cdn\.redoc\.ly\/[\w./-]+\.(svg|png)/g,
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  )
}
