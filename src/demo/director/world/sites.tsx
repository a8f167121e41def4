import { sites } from '#src/sites/sites.ts'
import { canReach, siteAddress } from '../../start-link/site-address.ts'
import { Section } from '../parts/parts.tsx'
import { usePortalControls } from '../portal-controls.ts'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** The other sites of this portal. */
export function Sites() {
  const texts = usePanelTexts()
  const { site } = usePortalControls()
  return (
    <Section title={texts.sites.title}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 text-small">
        {sites.filter(canReach).map((one) => (
          <li key={one.key}>
            <a
              href={siteAddress(one, one.basePath)}
              aria-current={one.key === site.key || undefined}
              className="tool-link"
            >
              {one.name}
            </a>
            <span className="text-ink-3"> · {one.language}</span>
            {one.key === site.key && <span className="text-ink-3"> · {texts.sites.now}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
