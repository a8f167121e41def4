import { defineCommand } from 'citty'
import { newOperation } from '../new/operation/new-operation.ts'
import { newScreen } from '../new/screen/new-screen.ts'
import { newSite } from '../new/site/new-site.ts'

/** `new KIND NAME`: the files of something new, which a person goes on from. Exit 2 when it can't be made. */
export const newThing = defineCommand({
  meta: { name: 'new', description: 'Write the files of a new operation, screen or site' },
  subCommands: {
    operation: defineCommand({
      meta: {
        name: 'operation',
        description: 'An operation that a contract has: mock, test, calls of the portal',
      },
      args: {
        name: { type: 'positional', required: true, description: 'Its operationId' },
        portal: { type: 'boolean', default: true, description: 'Leave the portal out with --no-portal' },
      },
      run: ({ args }) => tell(newOperation(args.name, { portal: args.portal })),
    }),
    screen: defineCommand({
      meta: { name: 'screen', description: 'The screen of a template: component, texts, test, story, row' },
      args: {
        name: { type: 'positional', required: true, description: 'The template of the content service' },
      },
      run: ({ args }) => tell(newScreen(args.name)),
    }),
    site: defineCommand({
      meta: { name: 'site', description: 'A site that begins as another: data, theme, contracts, tables' },
      args: {
        key: { type: 'positional', required: true, description: 'Its key, such as Boratt' },
        like: { type: 'string', required: true, description: 'The key of the site that it begins as' },
        generate: {
          type: 'boolean',
          default: true,
          description: 'Leave it to npm start with --no-generate',
        },
      },
      run: ({ args }) => tell(newSite(args.key, args.like, { generate: args.generate }), newKey),
    }),
  },
})

const newKey = 'The key is new to whoever reads the contracts: npm run contracts:diff tells what that breaks.'

async function tell(written: Promise<string[]>, note?: string): Promise<void> {
  try {
    for (const file of await written) console.log(file)
    if (note !== undefined) console.log(note)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
