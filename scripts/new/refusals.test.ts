import { expect, test } from 'vitest'
import { newOperation } from './operation/new-operation.ts'
import { newScreen } from './screen/new-screen.ts'
import { newSite } from './site/new-site.ts'

const operation = (name: string) => newOperation(name, { portal: true })
const site = (key: string, like: string) => newSite(key, like, { generate: false })

test('an operation that no contract has, or that somebody has written, is not written', async () => {
  await expect(operation('getNowhere')).rejects.toThrow('No contract has getNowhere')
  await expect(operation('isBookable')).rejects.toThrow('names isBookable already')
})

test('a screen of no template, or one that is there, is not written', async () => {
  await expect(newScreen('nowhere')).rejects.toThrow('No template is called nowhere')
  await expect(newScreen('vip')).rejects.toThrow('src/screens/vip/vip.tsx is there already')
})

test('a site that is there, is no name, or begins as nobody is not written', async () => {
  await expect(site('Jmse', 'Jmno')).rejects.toThrow('Jmse is there already')
  await expect(site('new site', 'Jmno')).rejects.toThrow('is no key of a site')
  await expect(site('Strandhem', 'Nobody')).rejects.toThrow('No site is called Nobody')
})
