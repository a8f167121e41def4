import { test as base, expect } from '@playwright/test'
import { type MockWorld, mockWorld } from 'bjorkvall-mock/playwright'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const app = createServer((_, answer) => answer.end(readFileSync('page.html')))
const test = base.extend<{ mockWorld: MockWorld }>({ mockWorld: mockWorld() })
test.beforeAll(() => void app.listen(Number(process.env['PORT'] ?? 3000)))
test.afterAll(() => void app.close())

test('the page greets Amira, unless the service is down', async ({ page, mockWorld, baseURL }) => {
  await page.goto(`${baseURL}/?mock=${mockWorld.url}&token=${await mockWorld.tokenOf('amira')}`)
  await expect(page.getByRole('status')).toHaveText('Hej, Amira!')
  await mockWorld.fail('getUser', { status: 503 })
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('Try again later.')
})
