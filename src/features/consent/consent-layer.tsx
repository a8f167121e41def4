import { Suspense } from 'react'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { ConsentLayer as Layer } from './use-consent-question.ts'

// the dialog brings react-aria along, and who has answered does not see it
const ConsentDialog = lazyPart(async () => (await import('./consent-dialog.tsx')).ConsentDialog, {
  texts: ['consent'],
})

type Props = { layer: Layer; onLayerChange: (layer: Layer) => void; policyUrl: string | undefined }

/** The question about cookies over the page, while it is open. */
export function ConsentLayer({ layer, ...rest }: Props) {
  return <Suspense>{layer && <ConsentDialog layer={layer} {...rest} />}</Suspense>
}
