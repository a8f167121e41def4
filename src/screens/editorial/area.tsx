import { useTranslations } from 'use-intl'
import { Distances } from '#src/features/page-content/blocks/distances.tsx'
import { KeyFigures } from '#src/features/page-content/blocks/key-figures.tsx'
import { PageList } from '#src/features/page-content/page-list.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { People } from '#src/features/page-content/blocks/people.tsx'
import { Picture } from '#src/features/page-content/picture.tsx'
import { HitCards } from '#src/features/home-cards/hit-cards.tsx'
import { useMoveInTexts } from '#src/features/page-content/use-move-in-texts.ts'
import { askedPrice } from '#src/domain/sale/price/hit-price.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { StageIntro } from '#src/features/page-content/stage-intro.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { ContentOf, TemplateProps } from '#src/screens/template.ts'

/** A place and the projects in it (T-004). */
export function AreaTemplate({ page }: TemplateProps) {
  const t = useTranslations('page-content')
  const content = contentOf(page, 'area')
  const { stages, news, contacts, blocks } = content
  // the pictures end with the map of the place; those between are of its projects, which have cards of their own
  const [image, ...others] = content.images
  return (
    <>
      <StageIntro
        {...content}
        image={image}
        breadcrumbs={page.breadcrumbs}
        figures={<AreaFigures summary={content.summary} />}
      />
      {stages.length > 0 && (
        <PageSection title={t('section.projects')}>
          <HitCards hits={stages} label={t('section.projects')} />
        </PageSection>
      )}
      <AreaLocation content={content} map={others.at(-1)} />
      <SiteBlocks blocks={blocks} />
      {news.length > 0 && (
        <PageSection title={t('section.news')}>
          <PageList items={news} label={t('section.news')} level={3} />
        </PageSection>
      )}
      {contacts.length > 0 && (
        <PageSection title={t('section.contacts')}>
          <People people={contacts} />
        </PageSection>
      )}
    </>
  )
}

/** How many projects and homes there are, and from what price. */
function AreaFigures({ summary }: { summary: ContentOf<'area'>['summary'] }) {
  const t = useTranslations('page-content')
  const formats = useFormats()
  const { stageCount, availableCount, totalCount } = summary
  const { kind, min: lowest } = askedPrice(summary)
  const moveIn = useMoveInTexts()
  const left =
    availableCount !== undefined &&
    (totalCount === undefined
      ? formats.number(availableCount)
      : t('figure.leftOf', { left: availableCount, total: totalCount }))
  return (
    <KeyFigures
      figures={[
        { label: t('figure.projects'), value: stageCount !== undefined && formats.number(stageCount) },
        { label: t('figure.homesLeft'), value: left },
        {
          label: t(`figure.${kind}`),
          value:
            !!availableCount && lowest !== undefined && t('figure.from', { price: formats.price(lowest) }),
        },
        { label: t('figure.moveIn'), value: moveIn(summary) },
      ]}
    />
  )
}

type AreaLocationProps = { content: ContentOf<'area'>; map: ContentOf<'area'>['images'][number] | undefined }

/** Where it is, and how far to what one needs. */
function AreaLocation({ content: { distances, facts }, map }: AreaLocationProps) {
  const t = useTranslations('page-content')
  if (!map && distances.length + facts.length === 0) return null
  return (
    <PageSection title={t('section.nearby')}>
      <div className="grid gap-x-11 gap-y-10 lg:grid-cols-[minmax(0,54rem)_1fr]">
        {map && <Picture image={map} {...twoThirds} className="self-start rounded-img" />}
        <div className="grid content-start gap-10">
          {distances.length > 0 && <Distances distances={distances} />}
          {facts.length > 0 && <KeyValueList items={facts} />}
        </div>
      </div>
    </PageSection>
  )
}

const twoThirds = {
  widths: [400, 600, 900, 1200, 1600],
  sizes: '(width < 68.8125rem) calc(100vw - 2.5rem), 54rem',
} as const
