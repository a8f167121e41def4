import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

/** Rows on their way. `label` is read out. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <div className="lg:pr-12">
    <output className="sr-only">{label}</output>
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} aria-hidden="true" className="flex gap-5 border-b border-line py-6.5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="ml-auto h-4 w-24" />
      </div>
    ))}
  </div>
)
