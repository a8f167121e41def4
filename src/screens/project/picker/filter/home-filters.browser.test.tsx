import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import project from '#src/screens/project/messages.sv.json'
import { strandangen } from '#src/screens/project/project-page.test-support.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { visit } = visits()

test('whoever shows all homes of a project again goes on among its filters', async () => {
  await visit({ path: strandangen })
  const filters = page.getByRole('group', { name: project.filter.label })
  await filters.getByRole('group', { name: project.filter.rooms }).getByRole('button').first().click()
  await filters.getByRole('button', { name: project.filter.clear }).click()
  await expect.poll(() => filters.element().contains(document.activeElement)).toBe(true)
})
