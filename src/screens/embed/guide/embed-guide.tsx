import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { CodeSample } from './code-sample.tsx'
import { frameCode, listenerCode } from './embed-code.ts'
import { embedPath, fillsFrame, offeredViews } from '../embed-view.ts'
import type { EmbedView } from '../embed-view.ts'

/** What a frame with a sandbox has to be allowed for everything in it to work. */
const allowed =
  'allow-downloads allow-forms allow-modals allow-popups allow-same-origin allow-scripts allow-top-navigation-by-user-activation'

const events = ['ready', 'size', 'logged-in', 'bank-id-added', 'closed'] as const

/** Tells whoever builds another page how to embed a view of this site, and shows each. */
export function EmbedGuide() {
  const t = useTranslations('embed.guide')
  const site = useSite()
  const views = offeredViews(site)
  return (
    <PageWidth className="py-section">
      <h1>{t('title')}</h1>
      <p className="mt-5 max-w-measure text-lead text-ink-2">{t('intro')}</p>
      {views.length === 0 && <EmptyState>{t('none')}</EmptyState>}
      {views.map((view) => (
        <GuideView key={view} view={view} />
      ))}
      {views.length > 0 && (
        <>
          <section className="mt-16">
            <h2>{t('messages')}</h2>
            <p className="mt-4 max-w-measure">{t('messagesText')}</p>
            <dl className="mt-6 grid max-w-measure gap-4">
              {events.map((event) => (
                <div key={event}>
                  <dt className="font-strong">
                    <code>{event}</code>
                  </dt>
                  <dd className="text-ink-2">{t(`event.${event}`)}</dd>
                </div>
              ))}
            </dl>
            <CodeSample label={t('listen')}>{listenerCode(location.origin)}</CodeSample>
          </section>
          <section className="mt-16 max-w-measure">
            <h2>{t('who')}</h2>
            <p className="mt-4">{t('whoText')}</p>
          </section>
        </>
      )}
    </PageWidth>
  )
}

/** A view: what it does, the code that embeds it, and the view itself for whoever wants to see it. */
function GuideView({ view }: { view: EmbedView }) {
  const t = useTranslations('embed')
  const site = useSite()
  const [isShown, setShown] = useState(false)
  const title = t(`view.${view}.title`)
  const path = embedPath(site, view)
  return (
    <section className="mt-14">
      <h2 className="text-h3">
        <code>{view}</code>
      </h2>
      <p className="mt-2 max-w-measure">{t(`view.${view}.text`)}</p>
      <CodeSample label={t('guide.code', { name: view })}>
        {frameCode({ url: new URL(path, location.origin).href, title, fills: fillsFrame(view) })}
      </CodeSample>
      <TextButton className="mt-4" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'guide.hide' : 'guide.show')}
        <span className="sr-only"> {view}</span>
      </TextButton>
      {isShown && (
        <iframe
          src={path}
          title={title}
          sandbox={allowed}
          className="mt-4 block h-180 w-full rounded-m border border-line-2"
        />
      )}
    </section>
  )
}
