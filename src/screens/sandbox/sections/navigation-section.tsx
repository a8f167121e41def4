import { useState } from 'react'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { NavTabs } from '#src/ui/navigation/nav-tabs.tsx'
import { tabClass } from '#src/ui/navigation/tab-class.ts'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { Sample, Specimen } from '../sample.tsx'
import { navigation, titles } from '../samples.ts'

/** The way here, the pages of an area, and tabs with panels. */
export const NavigationSection = () => (
  <Sample title={titles.navigation}>
    <Specimen of="Breadcrumbs" className="">
      <Breadcrumbs
        label={navigation.here}
        links={navigation.trail.map((name) => (
          <a key={name} href="#content">
            {name}
          </a>
        ))}
        here={navigation.page}
      />
    </Specimen>
    <Specimen of="NavTabs" className="">
      <NavTabs label={navigation.area}>
        {navigation.pages.map((name, index) => (
          <a key={name} href="#content" aria-current={index === 0 ? 'page' : undefined} className={tabClass}>
            {name}
          </a>
        ))}
      </NavTabs>
    </Specimen>
    <Specimen of="Tabs" className="">
      <LoginTabs />
    </Specimen>
  </Sample>
)

function LoginTabs() {
  const [selected, setSelected] = useState<'home' | 'board'>('home')
  return (
    <Tabs
      label={navigation.login}
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'home', label: navigation.home, panel: navigation.homeText },
        { id: 'board', label: navigation.board, panel: navigation.boardText },
      ]}
    />
  )
}
