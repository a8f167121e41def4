import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../generate/paths.ts'
import { runNode } from '../../processes/run-node.ts'
import { sites } from '../../../src/sites/sites.ts'
import type { Site } from '../../../src/sites/site.ts'
import { withImport } from '../edit-source.ts'
import { camelOf, kebabOf } from '../names.ts'
import { type Draft, add, change, readFile, writeDraft } from '../write-files.ts'
import { withEntryLike } from './site-tables.ts'

const themes = 'src/styles/themes'

/**
 * Writes a site that begins as another one: its file of data with key, ids, name, host and theme of its own, the theme, its
 * place in every table that has an entry for each site, and its key in the contracts, of which everything is generated
 * anew.
 *
 * @param key the site's key, such as `Boratt`
 * @param like the key of the site that it begins as
 * @param options `generate` is for what is generated of the contracts, which `npm start` does as well while it runs
 * @returns the files that were written
 * @throws when there is no such site, or the key is taken
 */
export async function newSite(
  key: string,
  like: string,
  { generate }: { generate: boolean },
): Promise<string[]> {
  const model = sites.find((site) => site.key === like)
  if (!model)
    throw new Error(`No site is called ${like}; there are ${sites.map((site) => site.key).join(', ')}.`)
  const name = kebabOf(key)
  if (!/^[A-Z][A-Za-z]+$/.test(key))
    throw new Error(`${key} is no key of a site: letters, the first a capital.`)
  if (sites.some((site) => site.key === key || site.theme === name))
    throw new Error(`${key} is there already.`)
  const draft: Draft = new Map()
  const number = sites.length + 1
  add(draft, `src/sites/${name}.ts`, siteFile(draft, model, { key, name, number }))
  change(draft, 'src/sites/site.ts', (text) =>
    text
      .replace(/(export type SiteKey =[^\n]*)/, `$1 | '${key}'`)
      .replace(/(\n {2}theme:[^\n]*)/, `$1 | '${name}'`),
  )
  change(draft, 'src/sites/sites.ts', (text) =>
    withImport(text, [camelOf(key)], `./${name}.ts`).replace(/(= \[[^\]]*?),?\s*\]/, `$1, ${camelOf(key)}]`),
  )
  add(draft, `${themes}/${name}.css`, themeFile(draft, model, key, name))
  change(draft, 'src/styles/main.css', (text) =>
    text.replace(/((?:@import '\.\/themes\/[^\n]*\n)+)/, `$1@import './themes/${name}.css' layer(theme);\n`),
  )
  change(draft, 'contracts/shared/schemas.yaml', (text) => withSiteInContract(text, key, number))
  for (const file of globSync('{src,mocks}/**/*.{ts,tsx}', { cwd: root }).map(withSlashes)) {
    const text = draft.get(file) ?? readFileSync(join(root, file), 'utf8')
    const more = withEntryLike(text, { key, like, all: sites.map((site) => site.key) })
    if (more !== undefined) draft.set(file, more)
  }
  const written = await writeDraft(draft)
  if (!generate) return written
  const { code, output } = await runNode([join(root, 'scripts/cli.ts'), 'generate'])
  if (code !== 0) throw new Error(output)
  return written
}

const withSlashes = (file: string): string => file.replaceAll('\\', '/')

type Own = { key: string; name: string; number: number }

const fileOf = ({ key }: Site): string => `src/sites/${kebabOf(key)}.ts`

/** The data of the model, with what no two sites share. */
function siteFile(draft: Draft, model: Site, { key, name, number }: Own): string {
  const own: Record<string, string> = {
    key: `'${key}'`,
    siteId: String(number),
    siteOrgId: String(100 + number),
    name: `'${key}'`,
    wordmark: `{ name: '${key}' }`,
    hosts: `['${name}.localhost']`,
    theme: `'${name}'`,
  }
  return readFile(draft, fileOf(model))
    .replace(/\/\*\*[\s\S]*?\*\/\n(?=export const)/, `/** ${key}, which begins as ${model.name} does. */\n`)
    .replace(/export const \w+: Site/, `export const ${camelOf(key)}: Site`)
    .replaceAll(/^ {2}(\w+): (.*),$/gm, (line, field: string) =>
      field in own ? `  ${field}: ${own[field]},` : line,
    )
}

/** The theme of the model under another name. The English site wears that of the Swedish one. */
function themeFile(draft: Draft, model: Site, key: string, name: string): string {
  const file = globSync(`${themes}/*.css`, { cwd: root }).find((one) =>
    readFile(draft, withSlashes(one)).includes(`[data-site='${model.theme}']`),
  )
  if (!file) throw new Error(`No file in ${themes} has the theme ${model.theme}.`)
  const rules = readFile(draft, withSlashes(file)).replace(/^\/\*.*\*\/\n/, '')
  const selectors = rules.replaceAll(
    /\[data-site='[\w-]+'\](,\s*\[data-site='[\w-]+'\])*/g,
    `[data-site='${name}']`,
  )
  return `/* ${key}: as ${model.name}, until it has looks of its own. */\n${selectors}`
}

function withSiteInContract(text: string, key: string, number: number): string {
  return text
    .replace(/(SiteKey:\n(?: .*\n)*? {2}enum: \[[^\]]*)\]/, `$1, ${key}]`)
    .replace(/(SiteId:\n(?: .*\n)*? {2}maximum: )\d+/, `$1${number}`)
    .replace(/(x-assumed: 1 to )\d+( in the order of the site keys)/, `$1${number}$2`)
}
