import { Timeline } from '#src/ui/content/timeline.tsx'
import { StepList } from '#src/ui/navigation/step-list.tsx'
import { StepSegments } from '#src/ui/navigation/step-segments.tsx'
import { Sample, Specimen } from '../../sample.tsx'
import { purchase, steps, titles } from '../../samples.ts'

/** Steps of a wizard, and steps in time. */
export const StepSection = () => (
  <Sample title={titles.steps}>
    <Specimen of="StepSegments" className="max-w-130">
      <StepSegments current={3} total={7} label={steps.current} />
    </Specimen>
    <div className="grid gap-8 sm:grid-cols-2">
      <Specimen of="StepList" className="">
        <StepList label={steps.label} steps={steps.list} current={2} doneText={steps.done} />
      </Specimen>
      <Specimen of="Timeline" className="">
        <Timeline label={steps.errand} steps={purchase.slice(1)} />
      </Specimen>
    </div>
    <Specimen of="Timeline horizontal" className="">
      <Timeline horizontal label={steps.purchase} steps={purchase} />
    </Specimen>
  </Sample>
)
