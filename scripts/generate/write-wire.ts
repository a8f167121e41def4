import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import ajvFormats from 'ajv-formats'
import { rolldown } from 'rolldown'
import type { OpenApiDocument, Schema } from './document.ts'
import { forTypeScript } from './for-typescript.ts'
import { root } from './paths.ts'
import { withTag } from './tagged-variants.ts'
import { type WirePlan, planAnswers, planWire } from './wire-plan.ts'

// both packages are CommonJS: Node hands over their exports object, the compiler sees through it
const addFormats = interop(ajvFormats)
const standalone = interop(standaloneCode)

const documentId = 'contract'

/**
 * `wire.js`: the contract compiled, so that nothing is compiled at start and no eval is needed. It exports `routes`,
 * one entry an operation with its validators in place (the type is `CompiledOperation` in `mocks/engine/contract.ts`).
 */
export async function wireOf(contract: OpenApiDocument): Promise<string> {
  const document = forTypeScript(contract)
  const plan = planWire(document)
  return compiledOf(document, plan, 'routes', plan.routes)
}

/**
 * `published.js`: what answers of somebody else's service are judged by, which has promised no more than is published. It
 * exports `answers`, by operation.
 *
 * @param contract without overlays
 */
export async function publishedOf(contract: OpenApiDocument): Promise<string> {
  const document = forTypeScript(contract)
  const plan = planAnswers(document)
  return compiledOf(document, plan, 'answers', plan.answers)
}

async function compiledOf(
  document: OpenApiDocument,
  plan: Pick<WirePlan, 'strict' | 'coercing'>,
  name: string,
  value: object,
): Promise<string> {
  const modules: Record<string, string> = {
    'virtual:strict': validators(document, plan.strict, false),
    'virtual:coercing': validators(document, plan.coercing, true),
    'virtual:wire': moduleOf(name, value),
  }
  const build = await rolldown({
    cwd: root,
    input: 'virtual:wire',
    plugins: [
      {
        name: 'wire',
        resolveId: (id) => (id in modules ? `\0${id}` : undefined),
        load: (id) => modules[id.replace('\0', '')],
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm', minify: { compress: true, mangle: false } })
  await build.close()
  return `// Compiled by Ajv from the contract. Not edited by hand.\n${output[0].code}`
}

function moduleOf(name: string, value: object): string {
  const literal = JSON.stringify(value, null, 1).replaceAll(
    /\{\s*"\$validator": "(\w)(\d+)"\s*\}/g,
    (_all, prefix: string, number: string) => `${prefix === 'v' ? 'strict' : 'coercing'}.${prefix}${number}`,
  )
  return `import * as strict from 'virtual:strict'\nimport * as coercing from 'virtual:coercing'\nexport const ${name} = ${literal}\n`
}

/** Parameters arrive as text, so their validators convert; bodies say what they mean, so theirs don't. */
function validators(document: OpenApiDocument, schemas: Map<string, Schema>, coerce: boolean): string {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    // one function a schema instead of a copy wherever it is used
    inlineRefs: false,
    discriminator: true,
    coerceTypes: coerce ? 'array' : false,
    useDefaults: coerce,
    code: { source: true, esm: true, lines: false },
  })
  addFormats(ajv, { mode: 'full' })
  const prepared = (part: object) => withoutMappings(part, document)
  ajv.addSchema({ $id: documentId, components: prepared(document.components) })
  for (const [name, schema] of schemas) ajv.addSchema({ ...prepared(schema), $id: name })
  return standalone(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])))
}

/**
 * The tag of a oneOf chooses the one branch to check, also where the contract does not say so; Ajv refuses the `mapping`
 * that the other generators need.
 */
function withoutMappings(value: object, document: OpenApiDocument): object {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => {
      if (typeof inner !== 'object' || inner === null) return inner
      if (key === 'discriminator' && 'propertyName' in inner) return { propertyName: inner.propertyName }
      return 'oneOf' in inner ? withTag(inner, document) : inner
    }),
    (key, inner: unknown) =>
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#/') ? `${documentId}${inner}` : inner,
  ) as object
}

function interop<T>(module: T): T {
  return (module as { default?: T }).default ?? module
}
