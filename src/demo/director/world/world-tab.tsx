import { LinkSection } from './link-section.tsx'
import { Sites } from './sites.tsx'
import { Snapshots } from './snapshots.tsx'
import { WorldSection } from './world-section.tsx'

/** The world itself: where it leads, what it holds, and the ways back. */
export const WorldTab = () => (
  <>
    <LinkSection />
    <Snapshots />
    <WorldSection />
    <Sites />
  </>
)
