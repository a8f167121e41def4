import { Spinner } from '#src/ui/actions/spinner.tsx'

/**
 * A page that is still on its way. As tall as the window, so that no footer is seen and pushed away; whoever has come from a
 * link in the footer sees that it is on its way there, too.
 */
export const LoadingPage = ({ label }: { label: string }) => (
  <div role="status" className="min-h-screen text-brand">
    <Spinner className="fixed inset-0 m-auto size-8 rounded-full bg-paper" />
    <h1 className="sr-only">{label}</h1>
  </div>
)
