import { LocalLink } from '#src/i18n/local-link.tsx'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { useSite } from '#src/sites/use-site.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { NavTabs } from '#src/ui/navigation/nav-tabs.tsx'
import { tabClass } from '#src/ui/navigation/tab-class.ts'
import { pageTexts } from './samples.ts'

/** The seven themes as links, so that each has an address. Stays in sight while one looks down the page. */
export function ThemeSwitch({ current }: { current: Site }) {
  const { paths } = useSite()
  return (
    <div className="sticky top-0 z-20 bg-paper">
      <PageWidth>
        <NavTabs label={pageTexts.themes}>
          {sites.map((site) => (
            <LocalLink
              key={site.key}
              href={`${paths.sandbox}?theme=${site.theme}`}
              aria-current={site === current ? 'page' : undefined}
              className={tabClass}
            >
              {nameOf(site)}
            </LocalLink>
          ))}
        </NavTabs>
      </PageWidth>
    </div>
  )
}

/** Two sites have one name, and differ in the note beside it. */
const nameOf = ({ wordmark: { name, suffix, note } }: Site) => [name, suffix, note].filter(Boolean).join(' ')
