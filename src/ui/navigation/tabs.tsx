import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { AriaLocale } from '../overlays/aria-locale.tsx'
import { tabClass, tabRowClass } from './tab-class.ts'

export type TabItem<K extends string> = {
  id: K
  label: string
  panel: ReactNode
}

/** Tabs with panels; arrow keys move between them. Loaded on demand: it brings react-aria along. */
export function Tabs<K extends string>(props: {
  label: string
  tabs: readonly TabItem<K>[]
  selected: K
  onSelect: (id: K) => void
}) {
  const select = (id: string | number) => {
    const tab = props.tabs.find((one) => one.id === id)
    if (tab) props.onSelect(tab.id)
  }
  return (
    <AriaLocale>
      <AriaTabs selectedKey={props.selected} onSelectionChange={select}>
        <TabList aria-label={props.label} className={tabRowClass}>
          {props.tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={tabClass}>
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {props.tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className="pt-7">
            {tab.panel}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  )
}
