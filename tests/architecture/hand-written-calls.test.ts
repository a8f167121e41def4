import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { projectFiles } from './project-files.ts'

const client = 'asked each second, through the client that openapi-fetch makes of the contract'
const several = 'several calls make one answer'
const oneOf = 'one of several calls, as what is sent says'

/**
 * The functions of queries and mutations that are written by hand. All others are generated, and taken further by
 * `composeQuery` and `composeMutation` in `src/api`.
 */
const written: Record<string, readonly string[]> = {
  'src/api/account/account-rights.ts': ['a GET that is asked once, for a file to keep'],
  'src/api/account/account.ts': [client, 'carries the token of the question, which is none of a session'],
  'src/api/booking/booking-eid.ts': [several, several],
  'src/api/booking/booking-hold.ts': ['two calls, one after the other'],
  'src/api/booking/booking-payments.ts': [several, oneOf],
  'src/api/booking/booking-withdrawal.ts': [several],
  'src/api/booking/booking.ts': [several],
  'src/api/my-pages/case-management.ts': [`${oneOf}, followed on its way and called off`],
  'src/api/compose-mutation.ts': ['what composes the generated ones'],
  'src/api/compose-query.ts': ['what composes the generated ones'],
  'src/api/eid/document-signing.ts': [several],
  'src/api/eid/eid-flow.ts': [client],
  'src/api/interest/favourites.ts': [oneOf],
  'src/api/my-pages/errands.ts': ['two calls, one after the other, once it has failed'],
  'src/api/my-pages/pause-notifications.ts': ['as many calls as there are notifications'],
  'src/api/session/change-session.ts': ['a refresh of the token, which any call can bring about'],
  'src/api/homes/places-of-text.ts': [several],
  'src/demo/control-query.ts': ['the control API, whose client is made by openapi-fetch'],
  'src/demo/director/mock/operations.ts': ['files of contracts, and no call'],
  'src/demo/director/mock/use-mock-action.ts': ['whatever the panel does to the mock'],
  'src/demo/front-page/reference/services-query.ts': ['contracts that a mock hands out are in none of them'],
  'src/demo/trainer/actions/use-world-action.ts': ['whatever the trainer does to worlds'],
}

const names = ['queryFn', 'mutationFn']

/** How many functions a file gives to queries and mutations; passing a generated one on is none. */
function writtenIn(file: string): number {
  const text = readFileSync(join(root, file), 'utf8')
  if (!names.some((name) => text.includes(name))) return 0
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  let count = 0
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)
    if (isNamed && ts.isIdentifier(node.name) && names.includes(node.name.text)) count++
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind))
  return count
}

test('what a query or a mutation calls is generated; the few that are written by hand have a reason each', () => {
  const files = projectFiles().filter((file) => /^src\/(?!.*\.test\.tsx?$).*\.tsx?$/.test(file))
  const counts = files.map((file) => [file, writtenIn(file)] as const).filter(([, count]) => count > 0)
  const allowed = Object.entries(written).map(([file, reasons]) => [file, reasons.length] as const)
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(allowed))
})
