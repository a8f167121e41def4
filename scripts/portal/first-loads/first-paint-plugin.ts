import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'
import { hashSource } from '../headers/content-policy.ts'
import type { Inline } from '../headers/content-policy.ts'
import { drawingFile } from './first-files.ts'
import { pageFilesOf } from './page-files.ts'

type Options = {
  /** Source of the lines that run inside the page, or undefined when the portal starts by itself. */
  entry: string | undefined
  /** What `import.meta.env` holds for them. */
  env: Record<string, string>
  /** The policy, given the hashes of what the page has inline. */
  policy: (hashes: Inline) => string
}

/** The lines hand these over, so that the portal's files are without them. */
const sources = join(import.meta.dirname, '../../../src')
const handedSites = join(sources, 'sites/handed-sites.ts')

const scriptTag = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
const preloadTags = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const styleTag = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/

/**
 * Makes the built page paint without waiting for a file: its styles and first lines are in it, and the portal's files are
 * asked for by those lines. The policy goes into the page as well, so that it holds on any static host.
 */
export function firstPaint({ entry, env, policy }: Options): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /(^|[/])sites[.]ts$/ },
      handler: (_, importer = '') => (entry && importer.startsWith(sources) ? handedSites : undefined),
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const [sheet, href = ''] = styleTag.exec(html) ?? []
        const asset = bundle[href.slice(1)]
        const css = asset?.type === 'asset' ? String(asset.source).trim() : ''
        const lines = entry ? await bundled(entry, env, filesOf(html), bundle) : ''
        const hashes = { script: lines ? [hashSource(lines)] : [], style: css ? [hashSource(css)] : [] }
        const content = policy(hashes).replaceAll('"', '&quot;')
        // a sheet that is named but off: parts of the portal that come later need not load it again
        const styles = `\n    <style>${css}</style>\n    <link rel="stylesheet" href="${href}" disabled>`
        return (
          (lines ? html.replace(scriptTag, '').replaceAll(preloadTags, '') : html)
            .replace(
              '<meta charset="utf-8" />',
              `$&\n    <meta http-equiv="Content-Security-Policy" content="${content}">`,
            )
            // what the lines ask for is on its way while the styles come
            .replace(sheet ?? '', () => `${lines && `\n    <script>${lines}</script>`}${styles}`)
        )
      },
    },
  }
}

/** What the page loads, in the order in which the files need each other: the entry comes last. */
function filesOf(html: string): string[] {
  const preloads = [...html.matchAll(preloadTags)].map(([, href]) => href ?? '')
  return [...preloads, scriptTag.exec(html)?.[1] ?? '']
}

/** The one of the portal's files that is not to wait for the first picture. */
function fileAhead(portalFiles: readonly string[], bundle: Rolldown.OutputBundle): string {
  const found = portalFiles.find((href) => {
    const file = bundle[href.slice(1)]
    return file?.type === 'chunk' && file.name === drawingFile
  })
  if (!found) throw new Error(`None of the files that every page begins with is named ${drawingFile}.`)
  return found
}

async function bundled(
  entry: string,
  env: Record<string, string>,
  portalFiles: string[],
  bundle: Rolldown.OutputBundle,
): Promise<string> {
  const define = {
    portalFiles: JSON.stringify(portalFiles),
    fileAhead: JSON.stringify(fileAhead(portalFiles, bundle)),
    pageFiles: JSON.stringify(pageFilesOf(bundle, portalFiles)),
    ...Object.fromEntries(
      Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
  }
  const build = await rolldown({ input: join(import.meta.dirname, '../../..', entry), transform: { define } })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  // the end of the text must not look like the end of the element
  return output[0].code.trim().replaceAll('</script', '<\\/script')
}
