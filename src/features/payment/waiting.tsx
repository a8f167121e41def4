import { Spinner } from '#src/ui/actions/spinner.tsx'

/** What is awaited, read out when it begins. */
export const Waiting = ({ children }: { children: string }) => (
  <p role="status" className="flex items-center gap-3 text-small">
    <Spinner className="size-5 text-brand" />
    {children}
  </p>
)
