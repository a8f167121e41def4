import type { ObjectContent } from '#gen/content/model.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { BuyBar } from './buy-bar.tsx'
import { useSale } from './use-sale.ts'

const InterestButton = lazyPart(
  async () => (await import('#src/features/interest/interest-button.tsx')).InterestButton,
  { when: 'afterFirstWindow', texts: ['interest'] },
)

/** The price and the way to book, at the foot of a phone, where they are seen first. */
export function HomeBar({ content }: { content: ObjectContent }) {
  const { sale, bookingUrl, about } = useSale(content)
  return (
    <BuyBar
      content={content}
      sale={sale}
      bookingUrl={bookingUrl}
      interest={content.interestOpen && <InterestButton about={about} terse />}
    />
  )
}
