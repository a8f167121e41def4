import { lazy } from 'react'
import type { ComponentType } from 'react'
import { useMessages } from 'use-intl'
import { withTexts } from './feature-texts.ts'
import type { Messages } from './messages.ts'

/**
 * A part that is loaded when it is first shown, together with its texts. React may go on with a page that it began to
 * draw before the texts came: then the part waits for the page to know them.
 */
export function late<Props extends object>(
  features: readonly (keyof Messages)[],
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const Part = await withTexts(features, load())
    const WithTexts = (props: Props) => {
      const known = useMessages()
      return features.every((feature) => feature in known) ? <Part {...props} /> : null
    }
    return { default: WithTexts }
  })
}
