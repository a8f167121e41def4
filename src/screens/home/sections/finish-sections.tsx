import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import { HomeSection } from '#src/features/page-content/home-section.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'

type Props = { content: ObjectContent }

/** What a home is built with. */
export function MaterialsSection({ content: { finish } }: Props) {
  const t = useTranslations('home.finish')
  if (!finish) return null
  return (
    <HomeSection title={t('included')}>
      <dl className="border-t border-line text-small leading-[1.4]">
        {finish.materials.map(({ label, value }) => (
          <div
            key={label}
            className="grid grid-cols-[6.5rem_1fr] gap-x-4 max-[19rem]:grid-cols-1 border-b border-line py-3.25"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  )
}

/** What the buyer of a home can choose, at what price and until when; nothing of a home that nobody can buy. */
export function ChoicesSection({ content: { finish, summary, seo } }: Props) {
  const t = useTranslations('home.finish')
  const formats = useFormats()
  if (!finish || seo.disposalForm === 'tenancy' || isGone(summary.status)) return null
  const { options, chooseBy } = finish
  return (
    <HomeSection title={t('choices')}>
      {options.length > 0 && (
        <div className="mb-4">
          <KeyValueList
            items={options.map(({ name, price }) => ({
              label: name,
              value: t('added', { price: formats.price(price) }),
            }))}
          />
        </div>
      )}
      <p className="text-small text-ink-2">
        <Unbroken text={chooseBy ? t('chooseBy', { day: formats.longDate(chooseBy) }) : t('tooLate')} />
      </p>
    </HomeSection>
  )
}
