import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { Calls } from './calls.tsx'
import { DataTab } from './data-tab.tsx'
import { FaultsTab } from './faults-tab.tsx'
import { callsQuery, faultsQuery, ordersQuery } from './mock-queries.ts'
import { Outside } from './outside.tsx'
import { lastTab, rememberTab } from './panel-memory.ts'
import { Scene } from './scene.tsx'
import { texts } from './texts.ts'

type TabId = keyof typeof texts.tabs

const ids: readonly TabId[] = ['scene', 'faults', 'calls', 'outside', 'data']

/** Five tabs; a count says where something waits to be looked at. */
export function DirectorTabs() {
  const [tab, setTab] = useState<TabId>(() => ids.find((id) => id === lastTab()) ?? 'scene')
  const counts = useCounts()
  const select = (key: string | number) => {
    const next = ids.find((id) => id === key)
    if (!next) return
    rememberTab(next)
    setTab(next)
  }
  const panels: Record<TabId, ReactNode> = {
    scene: <Scene onMoreFaults={() => select('faults')} onMoreCalls={() => select('calls')} />,
    faults: <FaultsTab />,
    calls: <Calls onFault={() => select('faults')} />,
    outside: <Outside />,
    data: <DataTab />,
  }
  return (
    <Tabs
      selectedKey={tab}
      onSelectionChange={select}
      className="flex min-h-0 grow flex-col"
      keyboardActivation="manual"
    >
      <TabList aria-label={texts.name} className="flex gap-5 overflow-x-auto overflow-y-hidden border-b border-line px-5">
        {ids.map((id) => (
          <Tab key={id} id={id} className="tool-tab">
            {texts.tabs[id]}
            {counts[id] > 0 && <span className="ml-1.5 text-ink-3">{counts[id]}</span>}
          </Tab>
        ))}
      </TabList>
      {ids.map((id) => (
        <TabPanel key={id} id={id} className="min-h-0 grow overflow-y-auto overscroll-contain -outline-offset-2">
          {panels[id]}
        </TabPanel>
      ))}
    </Tabs>
  )
}

function useCounts(): Record<TabId, number> {
  const faults = useQuery(faultsQuery).data?.length ?? 0
  const counts = useQuery(callsQuery).data?.counts
  const orders = useQuery(ordersQuery).data?.length ?? 0
  const calls = counts ? Object.values(counts).reduce((all, one) => all + one, 0) : 0
  return { scene: 0, faults, calls, outside: orders, data: 0 }
}
