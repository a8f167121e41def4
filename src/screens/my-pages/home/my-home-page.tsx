import { useTranslations } from 'use-intl'
import type { Image, MyObjectContent } from '#gen/content/model.ts'
import { imageAttributes } from '#src/api/content/images.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { CardGrid, PageWidth } from '#src/ui/layout/page.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { ContactList } from '../contacts/contact-list.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import { Steps } from '../timeline/steps.tsx'

type Props = {
  content: MyObjectContent
  /** Today, as `2026-11-20`. */
  today: string
}

/** The person's home with all that belongs to it: facts, the way to the keys, plan, papers, people and pictures. */
export function MyHomePage({ content, today }: Props) {
  const t = useTranslations('my-pages.home')
  const { floorPlan, images, timeline, documents, contacts } = content
  return (
    <PageWidth className="pt-8 pb-section">
      <HomeFacts content={content} />
      <Steps timeline={timeline} />
      <div className="mt-14 grid gap-x-18 gap-y-14 lg:grid-cols-[7fr_5fr]">
        {floorPlan && (
          <section aria-labelledby="my-plan" className="min-w-0">
            <SectionHeading id="my-plan" title={t('plan')} />
            <Plan image={floorPlan} />
          </section>
        )}
        {documents.length > 0 && (
          <div className="min-w-0">
            <DocumentList documents={documents} today={today} />
          </div>
        )}
      </div>
      {contacts.length > 0 && (
        <div className="mt-14">
          <ContactList contacts={contacts} />
        </div>
      )}
      <Pictures images={images.slice(1)} />
    </PageWidth>
  )
}

/** The house beside what is known of the home, and how long the builder answers for it. */
function HomeFacts({ content: { residence, facts } }: Pick<Props, 'content'>) {
  const t = useTranslations('my-pages.home')
  const { longDate } = useFormats()
  const { stageName, objectNumber, image, guaranteeEndsOn } = residence
  const guarantee = guaranteeEndsOn ? [{ label: t('guarantee'), value: longDate(guaranteeEndsOn) }] : []
  return (
    <section
      aria-labelledby="my-home"
      className="-mx-page grid grid-cols-1 bg-surface sm:mx-0 sm:overflow-hidden sm:rounded-img lg:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]"
    >
      <img
        {...imageAttributes(image, { widths: [600, 900, 1200, 1600], sizes: half, ratio: 3 / 2 })}
        alt={image.altText}
        className="aspect-3/2 size-full object-cover"
      />
      <div className="flex min-w-0 flex-col justify-center px-5 py-7 sm:px-12 sm:py-10">
        <h2 id="my-home" className="mb-5 text-[1.75rem] sm:text-[2rem]">
          {stageName}, {objectNumber}
        </h2>
        <KeyValueList items={[...facts, ...guarantee]} />
      </div>
    </section>
  )
}

const half = '(width < 68.8125rem) 100vw, 50vw'

const Plan = ({ image }: { image: Image }) => (
  <img
    {...imageAttributes(image, { widths: [600, 900, 1200, 1600], sizes: half })}
    alt={image.altText}
    loading="lazy"
    decoding="async"
    className="mt-8 h-auto w-full"
  />
)

function Pictures({ images }: { images: readonly Image[] }) {
  const t = useTranslations('my-pages.home')
  if (images.length === 0) return null
  return (
    <section aria-labelledby="my-pictures" className="mt-14">
      <SectionHeading id="my-pictures" title={t('pictures')} />
      <CardGrid label={t('pictures')} className="mt-8">
        {images.map((image) => (
          <li key={image.url}>
            <img
              {...imageAttributes(image, { widths: [400, 600, 900], sizes: third, ratio: 3 / 2 })}
              alt={image.altText}
              loading="lazy"
              decoding="async"
              className="aspect-3/2 w-full rounded-img bg-surface object-cover"
            />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}

const third = '(width < 39.125rem) calc(100vw - 2.5rem), (width < 68.8125rem) 45vw, 26.5rem'
