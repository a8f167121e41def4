import { Spinner } from '#src/ui/actions/spinner.tsx'

/** What is waited for in place of a step, read out when it begins. */
export const Awaited = ({ children }: { children: string }) => (
  <p role="status" className="flex items-center gap-4 text-lead text-ink-2">
    <Spinner className="size-6 text-brand" />
    {children}
  </p>
)
