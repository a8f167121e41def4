import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { EmbedGuide } from '#src/screens/embed/guide/embed-guide.tsx'
import { loadTexts } from '#src/i18n/feature-texts.ts'
import { useSite } from '#src/sites/use-site.ts'

export const Route = createFileRoute('/embed/')({
  loader: () => loadTexts('embed'),
  component: EmbedGuideRoute,
})

function EmbedGuideRoute() {
  const t = useTranslations('embed.guide')
  const { name } = useSite()
  return (
    <>
      <title>{`${t('title')} – ${name}`}</title>
      <EmbedGuide />
    </>
  )
}
