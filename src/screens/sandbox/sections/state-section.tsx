import { Button } from '#src/ui/actions/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { Skeleton, SkeletonCards } from '#src/ui/feedback/skeleton.tsx'
import { Sample, Specimen } from '../sample.tsx'
import { states, titles } from '../samples.ts'

/** What a list shows when it has nothing, cannot be read, or is on its way. */
export const StateSection = () => (
  <Sample title={titles.states}>
    <Specimen of="EmptyState" className="grid gap-x-6 sm:grid-cols-2">
      <EmptyState action={<Button look="secondary">{states.clear}</Button>}>{states.empty}</EmptyState>
      <EmptyState>{states.noErrands}</EmptyState>
    </Specimen>
    <Specimen of="ErrorState" className="">
      <ErrorState
        title={states.failed}
        retryLabel={states.retry}
        onRetry={() => undefined}
        reference={states.reference}
      >
        {states.failedText}
      </ErrorState>
    </Specimen>
    <Specimen of="Skeleton, SkeletonCards" className="grid gap-8">
      <Skeleton className="h-6 w-1/2" />
      <SkeletonCards count={3} label={states.loading} />
    </Specimen>
    <Specimen of="ProgressBar" className="grid max-w-120 gap-5">
      <ProgressBar value={0.6} label={states.left} />
      <ProgressBar value={0} label={states.left} />
      <ProgressBar value={1} label={states.left} />
    </Specimen>
  </Sample>
)
