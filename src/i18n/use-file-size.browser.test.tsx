import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { IntlProvider } from 'use-intl'
import type { Language } from '#src/sites/site.ts'
import { useFileSize } from './use-file-size.ts'

test.each<[Language, string, string]>([
  ['sv', '120 kB', '1,2 MB'],
  ['fi', '120 kt', '1,2 Mt'],
])('a size is written as people of the language do: %s', async (locale, small, large) => {
  const { result } = await renderHook(useFileSize, {
    wrapper: ({ children }) => (
      <IntlProvider locale={locale} messages={undefined} timeZone="UTC">
        {children}
      </IntlProvider>
    ),
  })
  const written = [300, 120_400, 1_230_000].map((bytes) => result.current(bytes).replace(/\s/u, ' '))
  expect(written).toEqual([small.replace('120', '1'), small, large])
})
