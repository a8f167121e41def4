import { useTranslations } from 'use-intl'
import type { MyResidence, StaffMember } from '#gen/content/model.ts'
import { apiBase } from '#src/api/base-url.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { imageUrl } from '#src/lib/pictures/image-url.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'

/** The person's home: the house, and the facts one is asked for. */
export function HomePanel({ home, contact }: { home: MyResidence; contact: StaffMember | undefined }) {
  const t = useTranslations('my-pages.home')
  const { rooms, area } = useFormats()
  const facts = [
    { label: t('address'), value: `${home.address}, ${home.city}` },
    { label: t('size'), value: `${rooms(home.rooms)}, ${area(home.livingArea)}` },
    { label: t('number'), value: home.apartmentNumber },
    { label: t('contact'), value: contact?.name },
  ]
  return (
    <section
      aria-labelledby="my-home"
      className="-mx-page grid grid-cols-1 bg-surface sm:mx-0 sm:overflow-hidden sm:rounded-img lg:grid-cols-[13fr_11fr]"
    >
      <img
        src={imageUrl(apiBase(), home.image.url, 900, 3 / 2)}
        alt={home.image.altText}
        width={900}
        height={600}
        className="aspect-3/2 size-full object-cover"
      />
      <div className="flex flex-col justify-center px-5 py-7 sm:px-12 sm:py-10">
        <p className="text-small text-ink-2">{t('label')}</p>
        <h2 id="my-home" className="mt-2 mb-5 text-[1.75rem] sm:text-[2rem]">
          {home.stageName}, {home.objectNumber}
        </h2>
        <KeyValueList items={facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
        {home.url && (
          <p className="mt-6">
            <LocalLink href={home.url} className={textLinkClass()}>
              {t('open')}
              <Icon path={arrowRight} />
            </LocalLink>
          </p>
        )}
      </div>
    </section>
  )
}
