import { Section } from '../../director/parts/parts.tsx'
import { texts } from '../front-texts.ts'
import { RealSection } from './real-section.tsx'
import { WatchedFile } from './watched-file.tsx'

/** Ways to keep what passed, and to answer from it; and who is asked in place of the mock. */
export const Recordings = () => (
  <div className="front-columns">
    <div>
      <WatchedFile />
      <Section title={texts.recordings.record}>
        <pre className="tool-mono">npx bjorkvall-mock --record calls.har</pre>
      </Section>
      <Section title={texts.recordings.replay}>
        <p className="mb-2 text-small text-ink-2">{texts.recordings.replayHint}</p>
        <pre className="tool-mono">npx bjorkvall-mock --replay calls.har</pre>
      </Section>
    </div>
    <RealSection />
  </div>
)
