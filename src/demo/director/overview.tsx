import { CallList } from './calls/call-list.tsx'
import { ClockSection } from './time/clock.tsx'
import { callsQuery } from './mock/mock-queries.ts'
import { Section } from './parts/parts.tsx'
import { People } from './people/people.tsx'
import { ProjectSection } from './project/project-section.tsx'
import { UnwrittenSection } from './project/unwritten-section.tsx'
import { QuickFaults } from './faults/quick-faults-section.tsx'
import { Read } from './parts/read.tsx'
import { Scenarios } from './world/scenarios.tsx'
import { texts } from './texts.ts'
import { countsOf } from './calls/verdict.ts'

type Props = { onMoreFaults: () => void; onCall: (number: number) => void }

const few = 8

/** Who, from where, when, and what just happened. */
export const Overview = ({ onMoreFaults, onCall }: Props) => (
  <>
    <ProjectSection />
    <UnwrittenSection />
    <People />
    <Scenarios />
    <ClockSection />
    <QuickFaults onMore={onMoreFaults} />
    <Read query={callsQuery}>
      {({ entries, counts }) => (
        <Section lang="en" title={texts.calls.recent} aside={countsOf(counts)}>
          <CallList
            entries={entries.slice(-few).toReversed()}
            empty={texts.calls.none}
            onPress={({ number }) => onCall(number)}
          />
        </Section>
      )}
    </Read>
  </>
)
