import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { Messages } from '#src/i18n/messages.ts'
import { Sample, Specimen } from '../sample.tsx'
import { titles } from '../samples.ts'

/** Files named `*.story.tsx` beside screens. They are found by name, since no screen imports another. */
const files = import.meta.glob<{ Story: ComponentType }>('../../*/*.story.tsx')

const stories = Object.entries(files).map(([file, load]) => {
  const folder = file.split('/').at(-2) ?? ''
  // the texts of a screen have the name of its folder
  const texts = [folder as keyof Messages]
  return { folder, Story: lazyPart(async () => (await load()).Story, { texts }) }
})

/** Parts of single screens, each with its own texts. */
export const StorySection = () => (
  <Sample title={titles.stories}>
    {stories.map(({ folder, Story }) => (
      <Specimen key={folder} of={folder} className="grid gap-6">
        <Suspense>
          <Story />
        </Suspense>
      </Specimen>
    ))}
  </Sample>
)
