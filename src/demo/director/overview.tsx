import { CallList } from './call-list.tsx'
import { ClockSection } from './clock.tsx'
import { callsQuery } from './mock-queries.ts'
import { Section } from './parts.tsx'
import { People } from './people.tsx'
import { ProjectSection } from './project/project-section.tsx'
import { UnwrittenSection } from './project/unwritten-section.tsx'
import { QuickFaults } from './quick-faults-section.tsx'
import { Read } from './read.tsx'
import { Scenarios } from './scenarios.tsx'
import { texts } from './texts.ts'
import { countsOf } from './verdict.ts'

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
