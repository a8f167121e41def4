import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { type Stamp, stampFile, stampOf, stampText } from '../generate/fingerprint.ts'
import {
  committedFiles,
  compileWire,
  generateService,
  leftOver,
  wireIsCurrent,
} from '../generate/generate.ts'
import { generatedDir, services } from '../generate/paths.ts'

/** `generate`: everything derived from the contracts. Exit 1 when `--check` finds the committed output out of date. */
export const generate = defineCommand({
  meta: { name: 'generate', description: 'Generate types, schemas, calls, mocks and wire validators' },
  args: {
    check: { type: 'boolean', description: 'Only tell whether the committed output is current' },
    'wire-only': { type: 'boolean', description: 'Only compile the wire validators that are missing or old' },
    service: { type: 'string', description: 'Only this service' },
  },
  async run({ args }) {
    const wanted = args.service ? [args.service] : services()
    if (args.check) return check(wanted)
    if (args['wire-only']) return wire(wanted)
    const start = performance.now()
    for (const service of wanted) await generateService(service)
    await writeFile(stampFile, stampText(await stampAfter(wanted)))
    console.log(`generated ${wanted.length} services in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  },
})

/** The stamp with these services as they are now, and the others as they were. */
async function stampAfter(generated: string[]): Promise<Stamp> {
  const text = await readFile(stampFile, 'utf8').catch(() => '{}')
  const stamp = { ...(JSON.parse(text) as Stamp), ...stampOf(generated) }
  const known = services().filter((service) => service in stamp)
  return Object.fromEntries(known.map((service) => [service, stamp[service] ?? '']))
}

async function wire(wanted: string[]): Promise<void> {
  for (const service of wanted) if (!(await wireIsCurrent(service))) await compileWire(service)
}

async function check(wanted: string[]): Promise<void> {
  const differing: string[] = []
  for (const service of wanted) {
    const files = await committedFiles(service)
    for (const name of await leftOver(service, files)) differing.push(`generated/${service}/${name}`)
    for (const [name, text] of Object.entries(files)) {
      const file = join(generatedDir, service, name)
      if ((await readFile(file, 'utf8').catch(() => '')) !== text)
        differing.push(`generated/${service}/${name}`)
    }
  }
  const stamp = await readFile(stampFile, 'utf8').catch(() => '')
  if (stamp !== stampText(stampOf(services()))) differing.push('generated/.stamp.json')
  if (differing.length === 0) return console.log('generated output is current')
  console.error(
    `These files differ from what the contracts call for; run npm run generate:\n${differing.join('\n')}`,
  )
  process.exitCode = 1
}
