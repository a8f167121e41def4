import { clsx } from 'clsx'
import { CardGrid } from '../layout/page.tsx'

/** A grey place for what is on its way. Stands still: nothing loops. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    data-skeleton=""
    className={clsx('block rounded-s bg-surface-2 forced-colors:border', className)}
  />
)

const SkeletonCard = () => (
  <li aria-hidden="true">
    <span className="block aspect-3/2 rounded-img bg-surface forced-colors:border" />
    <Skeleton className="mt-5.5 h-3.5 w-2/5" />
    <Skeleton className="mt-3.5 mb-4 h-5.5 w-3/5" />
    <div className="flex justify-between border-t border-line pt-4.5">
      <Skeleton className="h-3.5 w-1/4" />
      <Skeleton className="h-3.5 w-1/3" />
    </div>
  </li>
)

/** Cards on their way, in the places the real ones will take. `label` is read out. */
export const SkeletonCards = ({ count, label }: { count: number; label: string }) => (
  <div>
    <output className="sr-only">{label}</output>
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </CardGrid>
  </div>
)
