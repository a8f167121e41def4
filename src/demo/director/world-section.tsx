import type { Control } from './control-types.ts'
import { CloneWorld } from './clone-world.tsx'
import { Facts, Section } from './parts.tsx'
import { Read } from './read.tsx'
import { ResetWorld } from './reset-world.tsx'
import { texts } from './texts.ts'
import { WorldFile } from './world-file.tsx'
import { worldQuery } from './mock-queries.ts'

/** What this world is, and what can be done with the whole of it. */
export const WorldSection = () => (
  <Section title={texts.world.title}>
    <Read query={worldQuery}>
      {(world) => (
        <div className="grid gap-4">
          <Facts facts={factsOf(world)} />
          <ResetWorld />
          <WorldFile name={world.name} />
          <CloneWorld world={world} />
        </div>
      )}
    </Read>
  </Section>
)

const factsOf = ({ name, id, seed, store, counts }: Control<'World'>) =>
  [
    [texts.world.name, name],
    [texts.world.id, id],
    [texts.world.seed, seed],
    [texts.world.store, texts.world.stores[store]],
    [texts.world.counts, texts.world.countsOf(counts.users, counts.bookings, counts.payments)],
  ] as const
