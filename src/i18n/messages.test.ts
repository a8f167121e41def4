import { expect, test } from 'vitest'
import { sites } from '#src/sites/sites.ts'
import { byFolder, loadFrameTexts } from './messages.ts'

test('the folder of a message file is the name its texts are found under', () => {
  const files = {
    '../../features/my-pages/messages.sv.json': { a: 'A' },
    '../../app/messages.sv.json': { b: 'B' },
  }
  expect(byFolder(files)).toEqual({ 'my-pages': { a: 'A' }, app: { b: 'B' } })
})

test('each site gets the texts of its own language [F-005, E-002]', async () => {
  const login = await Promise.all(
    sites.map(async ({ language }) => (await loadFrameTexts(language)).header?.login),
  )
  expect(login).toEqual(['Logga in', 'Log in', 'Logga in', 'Logga in', 'Logg inn', 'Kirjaudu', 'Logga in'])
})

test('a first page brings no texts of features that it may never show', async () => {
  expect(Object.keys(await loadFrameTexts('sv')).toSorted()).toEqual(['app', 'header'])
})
