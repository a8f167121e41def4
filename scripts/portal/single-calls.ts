import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../generate/paths.ts'

const imported = /import \{([^}]*)\} from '#gen\/(\w+)\/hooks\.ts'/g

/**
 * Makes each generated call a module of its own in a build. A service's calls lie in one file, and a file is loaded as a
 * whole: what the first page asks would bring what only a later one asks.
 */
export function singleCalls(): Plugin {
  return {
    name: 'single-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: "/hooks.ts'" },
      handler: (code) => ({ code: code.replaceAll(imported, eachAlone), map: null }),
    },
    load: {
      filter: { id: /\/hooks\.ts\?call=/ },
      async handler(id) {
        const [file = '', name = ''] = id.split('?call=')
        const calls = await readFile(file, 'utf8')
        // what is not exported and not needed by it leaves the build
        return calls.replaceAll(/^export (?=(?:async )?(?:const|function) (\w+))/gm, (found, other: string) =>
          other === name ? found : '',
        )
      },
    },
  }
}

/** The same imports on as many lines, so that places in the file stay where they are. */
function eachAlone(statement: string, names: string, service: string): string {
  const file = join(root, 'generated', service, 'hooks.ts')
  const alone = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `import { ${name} } from '${file}?call=${name.replace(/ as .*/, '')}'`)
  return alone.join(';') + statement.replaceAll(/[^\n]/g, '')
}
