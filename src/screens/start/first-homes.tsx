import { useEffect } from 'react'
import type { ResidencesBlock } from '#gen/content/model.ts'
import { BlockPlace } from '#src/features/page-content/blocks/block-place.tsx'
import { BlockSection } from '#src/features/page-content/blocks/block-section.tsx'
import { homesOfBlock } from '#src/screens/homes-of-block.tsx'
import { bringTextFace } from '#src/lib/browser/text-face.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'

/** The homes or projects that most start pages begin with below their picture, without what other blocks need. */
export function FirstHomes({ block }: { block: ResidencesBlock }) {
  useEffect(() => void bringTextFace(), [])
  return (
    <BlockPlace at={1}>
      <PageWidth>
        <BlockSection {...block}>{homesOfBlock(block)}</BlockSection>
      </PageWidth>
    </BlockPlace>
  )
}
