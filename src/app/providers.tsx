import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Messages } from '#src/i18n/messages.ts'
import type { Site } from '#src/sites/site.ts'
import { SiteContext } from '#src/sites/use-site.ts'

type Props = { site: Site; messages: Messages; queryClient: QueryClient; children: ReactNode }

/** What every component can reach: the site, its texts, and the server's data. */
export const Providers = ({ site, messages, queryClient, children }: Props) => (
  <SiteContext value={site}>
    <IntlProvider locale={site.language} messages={messages} timeZone={site.timeZone}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </IntlProvider>
  </SiteContext>
)
