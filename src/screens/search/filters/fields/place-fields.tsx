import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { tagSuggestionsQuery } from '#src/api/homes/residence-places.ts'
import type { PlaceTag } from '#src/api/homes/residence.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { PlaceName } from '#src/features/search/place-name.tsx'
import { joinWords } from '../../address/address-words.ts'
import type { SearchControl } from '../search-control.ts'
import { useSettled } from '#src/domain/forms/use-settled.ts'

/** As many suggestions as fit below the field. */
const suggestionCount = 6

/** The places and projects to search in: those chosen, and suggestions for what is typed. */
export function PlaceFields({ control, isNamed }: { control: SearchControl; isNamed: boolean }) {
  const t = useTranslations('search')
  const f = useTranslations('filters')
  const site = useSite()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const settled = useSettled(text.trim())
  const suggestions = useQuery({
    ...tagSuggestionsQuery(site, settled, suggestionCount),
    placeholderData: keepPreviousData,
  })
  const { state, tags, change } = control
  const choose = (words: string[]) => change({ state: { ...state, q: joinWords(words) }, dropsPath: true })
  const chosen = tags.map(({ url }) => url)
  // among other filters the list would push them away before anybody has asked for it
  const isAsked = !isNamed || settled !== ''
  const offered = isAsked ? (suggestions.data?.filter(({ url }) => !chosen.includes(url)) ?? []) : []
  return (
    <div>
      <TextField
        ref={field}
        label={t('place.label')}
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {tags.length > 0 && (
        <ul aria-label={f('chosenPlaces')} className="mt-5 grid gap-3">
          {tags.map(({ id, url, text: place }) => (
            <li key={id}>
              <Checkbox
                label={place}
                checked
                onChange={() => {
                  // the row goes away with the place
                  field.current?.focus()
                  choose(chosen.filter((one) => one !== url))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <p
        role="status"
        className={suggestions.isError || offered.length === 0 ? 'mt-4 text-small text-ink-2' : 'sr-only'}
      >
        {suggestions.isError
          ? t('place.failed')
          : isAsked && suggestions.data && t('place.found', { count: offered.length })}
      </p>
      {suggestions.isError && (
        <TextButton
          className="mt-2 text-small"
          onClick={() => {
            // the button goes away with what went wrong
            field.current?.focus()
            void suggestions.refetch()
          }}
        >
          {t('down.retry')}
        </TextButton>
      )}
      <ul className="mt-3 -mb-1">
        {offered.map((tag) => (
          <li key={tag.id}>
            <Suggestion
              tag={tag}
              onChoose={() => {
                choose([...chosen, tag.url])
                setText('')
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Suggestion({ tag, onChoose }: { tag: PlaceTag; onChoose: () => void }) {
  const formats = useFormats()
  return (
    <button
      type="button"
      onClick={onChoose}
      className="-mx-3 flex min-h-11 w-[calc(100%+1.5rem)] items-center justify-between gap-4 rounded-s px-3 text-left text-small hover:bg-surface"
    >
      <PlaceName tag={tag} />
      {tag.count !== undefined && <span className="text-ink-2">{formats.number(tag.count)}</span>}
    </button>
  )
}
