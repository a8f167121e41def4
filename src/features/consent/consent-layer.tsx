import { Suspense, lazy } from 'react'
import type { ConsentLayer as Layer } from './use-consent-question.ts'
import { withTexts } from '#src/i18n/feature-texts.ts'

// the dialog brings react-aria along, and who has answered does not see it
const ConsentDialog = lazy(async () => ({
  default: (await withTexts(['consent'], import('./consent-dialog.tsx'))).ConsentDialog,
}))

type Props = { layer: Layer; onLayerChange: (layer: Layer) => void; policyUrl: string | undefined }

/** The question about cookies over the page, while it is open. */
export function ConsentLayer({ layer, ...rest }: Props) {
  return <Suspense>{layer && <ConsentDialog layer={layer} {...rest} />}</Suspense>
}
