import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Failure, whyOf } from './in-each.ts'
import { texts } from './trainer-texts.ts'

/** What came of an action: what to say, and in which worlds it failed. */
type Told = { said: string; failures: readonly Failure[] }

/**
 * Something that is done to worlds. One thing at a time: a second press while it runs does nothing. Afterwards the
 * worlds are read anew.
 */
export function useWorldAction() {
  const client = useQueryClient()
  const [told, tell] = useState<Told>({ said: '', failures: [] })
  const { mutate, isPending } = useMutation({
    mutationFn: (action: () => Promise<Told>) => action(),
    onMutate: () => tell({ said: texts.working, failures: [] }),
    onSuccess: (outcome) => tell(outcome),
    onError: (error) => tell({ said: '', failures: [{ name: texts.title, why: whyOf(error) }] }),
    onSettled: () => client.invalidateQueries({ queryKey: ['worlds'] }),
  })
  return {
    ...told,
    isBusy: isPending,
    run: (action: () => Promise<Told>) => {
      if (!isPending) mutate(action)
    },
  }
}

export type WorldAction = ReturnType<typeof useWorldAction>
