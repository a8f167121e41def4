import { useState } from 'react'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { Card, CardFacts, CardMedia, CardPlace, CardTitle } from '#src/ui/content/card.tsx'
import { StatusDot } from '#src/ui/content/status-dot.tsx'
import { VipLabel } from '#src/ui/content/vip-label.tsx'
import { heart } from '#src/ui/icons/actions.ts'
import { CardGrid } from '#src/ui/layout/page.tsx'
import { cards } from '../sample-homes.ts'
import { SamplePicture } from '../sample-picture.tsx'
import { Sample, Specimen } from '../sample.tsx'
import { titles } from '../samples.ts'

const [priority, home, early] = cards.list

/** Object cards: with priority and favourite, plain, and with next to nothing known. */
export const CardSection = () => (
  <Sample title={titles.cards}>
    <Specimen of="Card" className="">
      <CardGrid label={cards.label}>
        <li>
          <PriorityCard />
        </li>
        <li>
          <Card>
            <CardMedia>
              <SamplePicture label={cards.picture} />
            </CardMedia>
            <CardPlace place={home.place} />
            <CardTitle level={4}>
              <a href="#content" className="card-link">
                {home.title}
              </a>
            </CardTitle>
            <CardFacts facts={home.facts} price={home.price} />
          </Card>
        </li>
        <li>
          <Card>
            <CardMedia>
              <span />
            </CardMedia>
            <CardPlace place={early.place} status={<StatusDot tone="sold">{cards.noPrice}</StatusDot>} />
            <CardTitle level={4}>{early.title}</CardTitle>
            <CardFacts facts={early.facts} />
          </Card>
        </li>
      </CardGrid>
    </Specimen>
  </Sample>
)

function PriorityCard() {
  const [isSaved, setSaved] = useState(false)
  return (
    <Card>
      <CardMedia
        label={<VipLabel>{cards.priority}</VipLabel>}
        action={
          <IconButton
            icon={heart}
            look="paper"
            label={`${cards.save} ${priority.title}`}
            pressed={isSaved}
            onClick={() => setSaved(!isSaved)}
          />
        }
      >
        <SamplePicture label={cards.picture} />
      </CardMedia>
      <CardPlace place={priority.place} status={<StatusDot tone="vip">{cards.priorityOn}</StatusDot>} />
      <CardTitle level={4}>
        <a href="#content" className="card-link">
          {priority.title}
        </a>
      </CardTitle>
      <CardFacts facts={priority.facts} price={priority.price} />
    </Card>
  )
}
