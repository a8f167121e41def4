import { useMutation, useQueryClient } from '@tanstack/react-query'

/**
 * Something that is done to the mock. One thing at a time: a second press while it runs is no second deed. Where it is
 * another one (`inTurn`), it is done next. Afterwards everything the panel shows is read anew.
 */
export function useAct({ inTurn = false } = {}) {
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => client.invalidateQueries(),
    ...(inTurn && { scope: { id: 'in-turn' } }),
  })
  return {
    run: (work: () => Promise<unknown>) => {
      if (inTurn || !isPending) mutate(work)
    },
    isBusy: isPending,
    error,
    forget: reset,
  }
}
