import { formatsOf } from '#src/i18n/formats.ts'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { Logo } from '#src/ui/brand/logo.tsx'
import { Card, CardFacts, CardMedia, CardPlace, CardTitle } from '#src/ui/content/card.tsx'
import { StatusDot } from '#src/ui/content/status-dot.tsx'
import { heart } from '#src/ui/icons/actions.ts'
import { cards, homes } from '../sample-homes.ts'
import { SamplePicture } from '../sample-picture.tsx'
import { Sample, Specimen } from '../sample.tsx'
import { titles } from '../samples.ts'

const strip = ['bg-brand', 'bg-brand-tint-2', 'bg-brand-tint', 'bg-surface', 'bg-accent', 'bg-ink']

/** The seven themes beside each other, each in a part of one page: a theme holds wherever `data-site` is set. */
export const ThemeSection = () => (
  <Sample title={titles.themes}>
    <Specimen of="data-site" className="grid gap-5 bg-surface-2 p-5 sm:grid-cols-2 lg:grid-cols-3">
      {sites.map((site) => (
        <ThemeCard key={site.key} site={site} />
      ))}
    </Specimen>
  </Sample>
)

function ThemeCard({ site }: { site: Site }) {
  const { place, status, title, rooms, area, price, go, save } = homes[site.key]
  const formats = formatsOf(site)
  return (
    <article data-site={site.theme} lang={site.locale} className="min-w-0 rounded-m p-5">
      <Logo bark={site.mark} {...site.wordmark} />
      <Card className="mt-6">
        <CardMedia action={site.capabilities.login && <Favourite label={`${save} ${title}`} />}>
          <SamplePicture label={cards.picture} />
        </CardMedia>
        <CardPlace place={place} status={<StatusDot tone="forsale">{status}</StatusDot>} />
        <CardTitle level={4}>{title}</CardTitle>
        <CardFacts facts={`${formats.rooms(rooms)} · ${formats.area(area)}`} price={formats.price(price)} />
      </Card>
      <div className="mt-6 mb-5 flex flex-wrap gap-2.5">
        <Button className="flex-auto">{go}</Button>
        <Button look="secondary" className="flex-auto">
          {save}
        </Button>
      </div>
      <div aria-hidden="true" className="flex h-6">
        {strip.map((fill) => (
          <span key={fill} className={`flex-1 ${fill}`} />
        ))}
      </div>
    </article>
  )
}

const Favourite = ({ label }: { label: string }) => <IconButton icon={heart} look="paper" label={label} />
