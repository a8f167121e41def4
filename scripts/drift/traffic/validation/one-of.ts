import type { CodeKeywordDefinition } from 'ajv'
import { _, Name } from 'ajv'

/**
 * `oneOf` in time that grows with its branches: Ajv's own nests the code of each into that of the one before, which takes
 * a second for a thousand of them, and the room on the stack for four thousand.
 */
export const oneOf: CodeKeywordDefinition = {
  keyword: 'oneOf',
  schemaType: 'array',
  trackErrors: true,
  error: {
    message: 'must match exactly one schema in oneOf',
    params: ({ params }) => _`{passingSchemas: ${params['passing']}}`,
  },
  code: (cxt) => {
    const { gen } = cxt
    const branches: unknown = cxt.schema
    if (!Array.isArray(branches)) return
    const valid = gen.let('valid', false)
    const passing = gen.let('passing', null)
    const isSecond = gen.let('isSecond', false)
    const isValid = gen.name('_valid')
    cxt.setParams({ passing })
    gen.block(() => {
      for (const index of branches.keys()) {
        gen.if(_`!${isSecond}`, () => {
          const inner = cxt.subschema({ keyword: 'oneOf', schemaProp: index, compositeRule: true }, isValid)
          gen.if(isValid, () => {
            gen.if(
              valid,
              () => gen.assign(isSecond, true).assign(passing, _`[${passing}, ${index}]`),
              () => {
                gen.assign(valid, true).assign(passing, index)
                cxt.mergeEvaluated(inner, Name)
              },
            )
          })
        })
      }
      gen.if(isSecond, () => gen.assign(valid, false))
    })
    cxt.result(
      valid,
      () => cxt.reset(),
      () => cxt.error(true),
    )
  },
}
