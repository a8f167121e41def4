import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { minTextLength } from '#src/api/homes/textsearch.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { search } from '#src/ui/icons/actions.ts'
import { textSearchHref } from './state/text-search-href.ts'
import { maxTextLength } from './state/text-search-state.ts'
import type { TextSearchState } from './state/text-search-state.ts'

type Props = { path: string; state: TextSearchState; isTooShort: boolean }

/** What to search for. Sending it writes the address, as a form without script would. */
export function SearchField({ path, state, isTooShort }: Props) {
  const t = useTranslations('text-search')
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [typed, type] = useTyped(state.s ?? '')

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const s = typed.trim()
    if (s.length < minTextLength) input.current?.focus()
    void router.navigate({ href: textSearchHref(path, { s, category: state.category, sort: state.sort }) })
  }
  return (
    <search>
      <form action={path} onSubmit={send} className="flex max-w-measure flex-wrap items-start gap-3">
        <TextField
          ref={input}
          className="min-w-[min(15rem,100%)] flex-1"
          label={t('label')}
          error={isTooShort ? t('tooShort') : undefined}
          type="search"
          name="s"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxTextLength}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" icon={search} className="sm:mt-[calc(1.35*var(--text-small)+0.5rem)]">
          {t('search')}
        </Button>
      </form>
    </search>
  )
}

/** What stands in the field: what was typed last, or the text of the address once that has changed. */
function useTyped(asked: string) {
  const [typed, setTyped] = useState(asked)
  const [known, setKnown] = useState(asked)
  if (known !== asked) {
    setKnown(asked)
    setTyped(asked)
  }
  return [typed, setTyped] as const
}
