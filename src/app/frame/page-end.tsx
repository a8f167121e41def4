import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { PageViewModel } from '#src/api/content/content.ts'
import type { Footer as FooterLinks } from '#gen/content/model.ts'
import { ConsentLayer } from '#src/features/consent/consent-layer.tsx'
import { useConsentQuestion } from '#src/features/consent/use-consent-question.ts'
import { Footer } from '#src/features/footer/footer.tsx'
import { useFailureReports } from '#src/domain/insight/use-failure-reports.ts'
import { usePageViews } from '#src/domain/insight/use-page-views.ts'
import { leaveMissingEmpty } from '#src/lib/pictures/leave-missing-empty.ts'
import { bringTextFace } from '#src/lib/browser/text-face.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { useContentLinks } from './use-content-links.ts'

type Props = { localPath: string; page: PageViewModel | undefined; footer: FooterLinks | undefined }

/**
 * What a page does without until its first window is drawn: its foot, the question about cookies, what is counted, the
 * places of pictures that do not come, and links in texts that open within the portal, which until then open as links do.
 * On a slow line the face of running text, too.
 */
export function PageEnd({ localPath, page, footer }: Props) {
  const t = useTranslations('app')
  const { layer, setLayer } = useConsentQuestion(localPath === page?.cookiePageUrl)
  useEffect(() => void bringTextFace(), [])
  useEffect(leaveMissingEmpty, [])
  useContentLinks()
  usePageViews(localPath, page)
  useFailureReports(localPath, page)
  return (
    <>
      {footer && (
        <Footer links={footer}>
          <TextButton onClick={() => setLayer('settings')}>{t('cookieSettings')}</TextButton>
        </Footer>
      )}
      <ConsentLayer layer={layer} onLayerChange={setLayer} policyUrl={page?.cookiePageUrl} />
    </>
  )
}
