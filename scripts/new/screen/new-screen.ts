import { bundleContract } from '../../generate/bundle.ts'
import { withEntry } from '../edit-source.ts'
import { camelOf, kebabOf, pascalOf } from '../names.ts'
import { type Draft, add, change, readFile, writeDraft } from '../write-files.ts'
import { screenFile, screenStory, screenTest, screenTexts, textTypes } from './texts.ts'

const register = 'src/screens/templates.ts'

/**
 * Writes the screen of a template: its component with texts in four languages, a test, a story in the sandbox, and the row
 * that shows it wherever the content service names the template.
 *
 * @param name the template, as the contract of the content service calls it, in any spelling
 * @returns the files that were written
 * @throws when the contract has no such template, or the screen is there
 */
export async function newScreen(name: string): Promise<string[]> {
  const template = camelOf(name)
  if (!(await templateNames()).includes(template))
    throw new Error(
      `No template is called ${template}; name it in TemplateName of contracts/content/page.yaml first.`,
    )
  const draft: Draft = new Map()
  const folder = kebabOf(template)
  const home = `src/screens/${folder}`
  add(draft, `${home}/${folder}.tsx`, screenFile(template))
  add(draft, `${home}/${folder}.browser.test.tsx`, screenTest(template))
  add(draft, `${home}/${folder}.story.tsx`, screenStory(template))
  add(draft, `${home}/messages.d.ts`, textTypes(folder))
  for (const [language, texts] of Object.entries(screenTexts))
    add(draft, `${home}/messages.${language}.json`, `${JSON.stringify(texts, null, 2)}\n`)
  // its row says which texts come with it, so it names those of its blocks as the others do
  if (!readFile(draft, register).includes('const blocks = '))
    throw new Error(`${register} has no list of blocks.`)
  change(draft, register, (text) => withEntry(text, ['templates'], rowOf(template, folder)))
  return writeDraft(draft)
}

const rowOf = (template: string, folder: string): string =>
  `${template}: lazyPart(async () => (await import('./${folder}/${folder}.tsx')).${pascalOf(template)}Template, {
    texts: [...blocks, '${folder}'],
  })`

async function templateNames(): Promise<readonly unknown[]> {
  const { components } = await bundleContract('content')
  const names = components['schemas']?.['TemplateName'] as { enum?: unknown[] } | undefined
  return names?.enum ?? []
}
