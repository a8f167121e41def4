import { CallList } from './call-list.tsx'
import { ClockSection } from './clock.tsx'
import { FaultList } from './fault-list.tsx'
import { callsQuery } from './mock-queries.ts'
import { Section, ToolButton } from './parts.tsx'
import { People } from './people.tsx'
import { Read } from './read.tsx'
import { Scenarios } from './scenarios.tsx'
import { texts } from './texts.ts'
import { countsOf } from './verdict.ts'

type Props = { onMoreFaults: () => void; onMoreCalls: () => void }

/** Who, from where, when, and what just happened. */
export const Scene = ({ onMoreFaults, onMoreCalls }: Props) => (
  <>
    <People />
    <Scenarios />
    <ClockSection />
    <Section title={texts.faults.title} aside={texts.faults.per}>
      <FaultList />
      <ToolButton className="mt-3" onClick={onMoreFaults}>
        {texts.faults.add}
      </ToolButton>
    </Section>
    <Read query={callsQuery}>
      {({ entries, counts }) => (
        <Section title={texts.calls.recent} aside={countsOf(counts)}>
          <CallList entries={entries.slice(-8).toReversed()} empty={texts.calls.none} onOpen={onMoreCalls} />
        </Section>
      )}
    </Read>
  </>
)
