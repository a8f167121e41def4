import { useMutation, useQueryClient } from '@tanstack/react-query'

/**
 * Something that is done to the mock. One thing at a time: a second press while it runs does nothing. Where it is
 * another one (`isQueued`), it is done next. Afterwards everything the panel shows is read anew.
 */
export function useMockAction({ isQueued = false } = {}) {
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => client.invalidateQueries(),
    ...(isQueued && { scope: { id: 'queued' } }),
  })
  return {
    run: (work: () => Promise<unknown>) => {
      if (isQueued || !isPending) mutate(work)
    },
    isBusy: isPending,
    error,
    forget: reset,
  }
}
