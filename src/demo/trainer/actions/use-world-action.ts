import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Language } from '#src/sites/site.ts'
import { type Failure, whyOf } from './in-each.ts'

/** What came of an action: what to say, and in which worlds it failed. */
type Told = { said: string; failures: readonly Failure[] }

type Asked = { action: () => Promise<Told>; language: Language }

/**
 * Something that is done to worlds. One thing at a time: a second press while it runs does nothing. Afterwards the
 * worlds are read anew.
 */
export function useWorldAction() {
  const client = useQueryClient()
  const t = useTranslations('trainer')
  const language = useLocale()
  const [told, tell] = useState<Told & { language: Language }>({ said: '', failures: [], language })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ action }: Asked) => action(),
    onMutate: (asked) => tell({ said: t('working'), failures: [], language: asked.language }),
    onSuccess: (outcome, asked) => tell({ ...outcome, language: asked.language }),
    onError: (error) => tell({ said: '', failures: [{ name: t('title'), why: whyOf(error) }], language }),
    onSettled: () => client.invalidateQueries({ queryKey: ['worlds'] }),
  })
  return {
    // what was said in another language is not said any more
    said: told.language === language ? told.said : '',
    failures: told.failures,
    isBusy: isPending,
    run: (action: () => Promise<Told>) => {
      if (!isPending) mutate({ action, language })
    },
  }
}

export type WorldAction = ReturnType<typeof useWorldAction>
