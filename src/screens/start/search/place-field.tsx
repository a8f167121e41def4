import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { PlaceTag } from '#src/api/homes/residence.ts'
import { nextOption, noOption } from '#src/domain/forms/next-option.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { StartText } from './start-field.tsx'
import type { Place } from './use-place.ts'

const PlaceOptions = lazyPart(async () => (await import('./place-options.tsx')).PlaceOptions, { until: null })

/**
 * Where to search. Suggestions come below while one types, the largest places before: the arrow keys choose among them,
 * Enter takes the chosen one, and Escape puts them away and keeps what was typed.
 */
export function PlaceField({ place, className }: { place: Place; className: string }) {
  const t = useTranslations('search')
  const own = useTranslations('start')
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(noOption)
  const { suggestions = [], text, problem } = place
  const isShown = isOpen && suggestions.length > 0

  const close = () => {
    setOpen(false)
    setActive(noOption)
  }
  const choose = (tag: PlaceTag) => {
    place.choose(tag)
    close()
  }
  const onKey = (event: KeyboardEvent) => {
    const chosen = isShown ? suggestions[active] : undefined
    const next = nextOption(event.key, isShown ? active : noOption, suggestions.length)
    if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (next === undefined) return
    else {
      setOpen(true)
      setActive(next)
    }
    event.preventDefault()
  }
  return (
    <StartText
      className={`relative ${className}`}
      label={t('place.label')}
      placeholder={own('place')}
      error={problem && (problem === 'unknown' ? own('unknownPlace') : t('place.failed'))}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      aria-activedescendant={isShown && active !== noOption ? `${listId}-${active}` : undefined}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        place.type(event.target.value)
        setOpen(true)
        setActive(noOption)
      }}
      onFocus={place.enter}
      onClick={() => setOpen(true)}
      onBlur={close}
      onKeyDown={onKey}
    >
      <span role="status" className="sr-only">
        {isOpen && place.suggestions && t('place.found', { count: suggestions.length })}
      </span>
      {isShown && <PlaceOptions id={listId} tags={suggestions} active={active} onChoose={choose} />}
    </StartText>
  )
}
