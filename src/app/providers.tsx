import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { featureTexts, onTextsReplaced } from '#src/i18n/feature-texts.ts'
import type { Messages } from '#src/i18n/messages.ts'
import type { Site } from '#src/sites/site.ts'
import { SiteContext } from '#src/sites/use-site.ts'

type Props = { site: Site; messages: Partial<Messages>; queryClient: QueryClient; children: ReactNode }

/** What every component can reach: the site, its texts, and the server's data. */
export function Providers({ site, messages, queryClient, children }: Props) {
  const texts = useTexts(messages)
  return (
    <SiteContext value={site}>
      <IntlProvider locale={site.language} messages={texts} timeZone={site.timeZone}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </IntlProvider>
    </SiteContext>
  )
}

/** The texts around every page, and those of the features that have come so far: whoever shows one has loaded its own. */
function useTexts(frame: Partial<Messages>): Messages {
  const features = useSyncExternalStore(onTextsReplaced, featureTexts)
  return useMemo(() => Object.assign(features, frame) as Messages, [features, frame])
}
