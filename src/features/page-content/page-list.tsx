import { useState } from 'react'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { PageListItem } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { isForBrowser } from '#src/i18n/own-link.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { Chip } from '#src/ui/actions/chip.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { Picture, third } from './picture.tsx'

type Props = {
  items: readonly PageListItem[]
  categories?: readonly string[]
  label: string
  /** The level of its titles below the heading they belong to. */
  level?: 2 | 3
  /** Shows a page over this one; without it a press leads there. */
  onOpen?: (item: PageListItem) => void
}

/** Pages to read on, such as news, jobs or projects; narrowed by category where there are several. */
export function PageList({ items, categories = [], label, level = 2, onOpen }: Props) {
  const t = useTranslations('page-content')
  const [chosen, setChosen] = useState<string>()
  const shown = items.filter(({ category }) => chosen === undefined || category === chosen)
  return (
    <>
      {categories.length > 1 && (
        <div role="group" aria-label={t('list.categories')} className="mb-10 flex flex-wrap gap-2">
          {[undefined, ...categories].map((category) => (
            <Chip
              key={category ?? ''}
              className="max-w-full huge-text:[--chip-x:--spacing(1)] huge-text:leading-[1.25] huge-text:whitespace-normal"
              set={chosen === category}
              aria-pressed={chosen === category}
              onClick={() => setChosen(category)}
            >
              {category ?? t('list.all')}
            </Chip>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {t('list.count', { count: shown.length })}
      </p>
      {shown.length === 0 && <p className="text-lead text-ink-2">{t('list.empty')}</p>}
      {/* a row of them shares its lines, however long a title is and whether or not there is a day above it */}
      <ul
        aria-label={label}
        className="-mb-11 grid grid-cols-1 gap-x-6 sm:-mb-16 sm:grid-cols-2 lg:grid-cols-3"
      >
        {shown.map((item) => (
          <li
            key={item.id}
            className="group relative row-span-5 mb-11 grid grid-cols-1 grid-rows-subgrid sm:mb-16"
          >
            <ListItem item={item} level={level} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </>
  )
}

type ItemProps = { item: PageListItem; level: 2 | 3 } & Pick<Props, 'onOpen'>

function ListItem({ item, level, onOpen }: ItemProps) {
  const Title = `h${level}` as const
  const t = useTranslations('page-content')
  const { longDate } = useFormats()
  const notes = [item.publishedOn && longDate(item.publishedOn), item.category, item.place]
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // a press that asks for a tab or a window is the browser's
    if (isForBrowser(event, event.currentTarget)) return
    event.preventDefault()
    onOpen?.(item)
  }
  return (
    <>
      <div className="overflow-hidden rounded-img not-empty:mb-4.5">
        {item.image && (
          <Picture image={item.image} {...third} ratio={3 / 2} className="aspect-3/2 object-cover" />
        )}
      </div>
      <p className="text-small text-ink-2">{notes.filter(Boolean).join('\u00a0· ')}</p>
      <Title className="mt-1.5 text-h3">
        <LocalLink href={item.url} className="card-link" onClick={onOpen && open}>
          {item.heading}
        </LocalLink>
      </Title>
      <p className="text-ink-2 not-empty:mt-2">{item.text}</p>
      {item.lastDay && (
        <p className="mt-3 text-small">
          <Unbroken text={t('list.lastDay', { day: longDate(item.lastDay) })} />
        </p>
      )}
    </>
  )
}
