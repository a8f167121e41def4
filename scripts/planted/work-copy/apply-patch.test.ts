import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { applyPatches } from './apply-patch.ts'

const folder = temporaryFolder('planted-test')
const patch = join(folder, 'full.patch')
writeFileSync(
  patch,
  `A user notices: One more than there is room for.

diff --git a/rule.ts b/rule.ts
--- a/rule.ts
+++ b/rule.ts
@@ -2,5 +2,5 @@
 // a rule
 const most = 3
-const isFull = count >= most
+const isFull = count > most
 // told
 // the end
`,
)

function planted(...lines: string[]) {
  writeFileSync(join(folder, 'rule.ts'), `${lines.join('\n')}\n`)
  const refusal = applyPatches([patch], folder)
  return { refusal, text: readFileSync(join(folder, 'rule.ts'), 'utf8') }
}

const rule = 'const isFull = count >= most'

test('a patch finds its line when the code has moved', () => {
  const { refusal, text } = planted('// new', '// new', '// new', 'const most = 3', rule, '// told', '// new')
  expect(refusal).toBeUndefined()
  expect(text).toContain('count > most')
})

test('a patch finds its line among lines that it does not know, when there is no other', () => {
  expect(planted('// new', rule, '// new').text).toContain('count > most')
})

test('patches are planted together, though one of them stands among lines that it does not know', () => {
  const other = join(folder, 'other.patch')
  writeFileSync(other, readFileSync(patch, 'utf8').replaceAll('rule.ts', 'other.ts'))
  writeFileSync(join(folder, 'other.ts'), `const most = 3\n${rule}\n// told\n`)
  writeFileSync(join(folder, 'rule.ts'), `// new\n${rule}\n// new\n`)
  expect(applyPatches([other, patch], folder)).toBeUndefined()
  for (const file of ['rule.ts', 'other.ts'])
    expect(readFileSync(join(folder, file), 'utf8')).toContain('count > most')
})

test('a patch whose line stands twice among others does not apply', () => {
  const { refusal, text } = planted('// new', rule, '// new', rule, '// new')
  expect(refusal).toContain('does not apply')
  expect(text).not.toContain('count > most')
})

test('a patch whose line has changed does not apply', () => {
  expect(planted('const most = 3', 'const isFull = most <= count', '// told').refusal).toContain(
    'does not apply',
  )
})
