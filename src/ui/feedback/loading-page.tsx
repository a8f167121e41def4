import { Spinner } from '#src/ui/actions/spinner.tsx'

/** A page that is still on its way. As tall as the window, so that no footer is seen and pushed away. */
export const LoadingPage = ({ label }: { label: string }) => (
  <div role="status" className="grid min-h-screen place-items-center text-brand">
    <Spinner className="size-8" />
    <h1 className="sr-only">{label}</h1>
  </div>
)
