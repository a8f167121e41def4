import { expect, test } from 'vitest'
import { parseDefect } from './defect.ts'

const change = `diff --git a/src/rule.ts b/src/rule.ts
--- a/src/rule.ts
+++ b/src/rule.ts
@@ -1,3 +1,3 @@
 const most = 3
-const isFull = count >= most
+const isFull = count > most
 // Tests: nobody.test.ts
`

test('a patch says what a user would notice, and where else to look', () => {
  const head = `A user notices: One more than there is room for.
Journeys: tests/e2e/one.test.ts tests/e2e/two.test.ts
Tests: tests/commands/start.test.ts
`
  expect(parseDefect(`${head}\n${change}`)).toEqual({
    notices: 'One more than there is room for.',
    files: ['src/rule.ts'],
    tests: ['tests/commands/start.test.ts'],
    journeys: ['tests/e2e/one.test.ts', 'tests/e2e/two.test.ts'],
  })
})

test('what stands in the changed code is no hint', () => {
  expect(parseDefect(change)).toEqual({ notices: '', files: ['src/rule.ts'], tests: [], journeys: [] })
})
