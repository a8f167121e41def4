import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { TextLink } from '#src/ui/actions/text-link.tsx'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { Grid, PageWidth, Section } from '#src/ui/layout/page.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { SkipLink } from '#src/ui/layout/skip-link.tsx'
import { Sample, Specimen } from '../sample.tsx'
import { buttons, facts, layout, links, titles } from '../samples.ts'

/** Surfaces, headings and the grid. */
export const LayoutSection = () => (
  <Sample title={titles.layout}>
    <Specimen of="Panel" className="grid items-start gap-6 lg:grid-cols-3">
      <Panel>
        <p className="text-small text-ink-2">{layout.home}</p>
        <p className="mb-4 font-display text-h3">{layout.homeName}</p>
        <KeyValueList items={facts.list} />
      </Panel>
      <Panel tone="tint">
        <p className="text-small text-ink-2">{layout.home}</p>
        <p className="font-display text-h3">{layout.homeName}</p>
      </Panel>
      <Panel tone="brand">
        <p className="text-small">{layout.payment}</p>
        <p className="mt-1 font-display text-h2">{layout.amount}</p>
        <p className="mt-1 text-small">{layout.due}</p>
        <div className="mt-5 flex flex-wrap items-center gap-5">
          <Button look="inverse" small>
            {buttons.inverse}
          </Button>
          <TextButton look="quiet">{layout.invoice}</TextButton>
        </div>
      </Panel>
    </Specimen>
    <Specimen of="SectionHeading" className="grid gap-8">
      <SectionHeading
        title={layout.heading}
        link={
          <TextLink href="#content" look="quiet">
            {links.quiet}
          </TextLink>
        }
      />
      <SectionHeading title={layout.heading} />
    </Specimen>
    <Specimen of="Section, PageWidth, Grid" className="border border-line">
      <Section className="bg-surface">
        <PageWidth className="bg-paper">
          <p className="pb-3 text-small">{layout.width}</p>
          <Grid>
            {Array.from({ length: 12 }, (_, index) => (
              <span key={index} className="mb-3 h-10 bg-brand-tint-2" />
            ))}
          </Grid>
        </PageWidth>
      </Section>
    </Specimen>
    {/* else seen only while it has focus */}
    <Specimen of="SkipLink" className="relative isolate h-16 border border-line [&>a]:translate-y-0">
      <SkipLink target="content">{layout.skip}</SkipLink>
    </Specimen>
  </Sample>
)
