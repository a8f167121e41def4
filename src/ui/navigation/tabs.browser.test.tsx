import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

test('arrow keys move between tabs, and only the chosen panel is there', async () => {
  await render(<LoginTabs />)
  await page.getByRole('tab', { name: 'Mina sidor' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(page.getByRole('tab', { name: 'Styrelseportal' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name: 'Styrelseportal' })).toHaveTextContent('E-post')
  await expect.element(page.getByText('E-legitimation')).not.toBeInTheDocument()
})

function LoginTabs() {
  const [tab, setTab] = useState<'home' | 'board'>('home')
  return (
    <Tabs
      label="Logga in"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'home', label: 'Mina sidor', panel: <p>E-legitimation</p> },
        { id: 'board', label: 'Styrelseportal', panel: <p>E-post</p> },
      ]}
    />
  )
}
