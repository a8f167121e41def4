import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { StageContext } from '#src/demo/director/stage.ts'
import { jmse } from '#src/sites/jmse.ts'

/** Renders part of the director's panel; what it does to the page beside it is noted on the stage that is returned. */
export async function renderOnStage(part: ReactNode) {
  const stage = { site: jmse, refresh: vi.fn(), restart: vi.fn(), say: vi.fn() }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <QueryClientProvider client={client}>
      <StageContext value={stage}>{part}</StageContext>
    </QueryClientProvider>,
  )
  return stage
}
