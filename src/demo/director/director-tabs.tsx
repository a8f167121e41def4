import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { Calls } from './calls/calls.tsx'
import { FaultForm } from './faults/fault-form.tsx'
import { FaultList } from './faults/fault-list.tsx'
import { callsQuery, faultsQuery, ordersQuery } from './mock/mock-queries.ts'
import { Outside } from './outside/outside.tsx'
import { lastTab, rememberTab } from './frame/panel-memory.ts'
import { Overview } from './overview.tsx'
import { en } from './panel-texts/en.ts'
import { TabBoundary } from './frame/tab-boundary.tsx'
import { WorldTab } from './world/world-tab.tsx'
import { usePanelTexts } from './panel-texts/use-panel-texts.ts'

type TabId = keyof typeof en.tabs

const ids = Object.keys(en.tabs) as TabId[]

/** Five tabs; a count says where something waits to be looked at. */
export function DirectorTabs() {
  const texts = usePanelTexts()
  const [tab, setTab] = useState<TabId>(() => ids.find((id) => id === lastTab()) ?? 'overview')
  const [call, setCall] = useState<number>()
  const [failing, setFailing] = useState('')
  const counts = useCounts()
  const select = (id: TabId) => {
    rememberTab(id)
    setTab(id)
  }
  const makeFail = (operationId: string) => {
    setFailing(operationId)
    select('faults')
  }
  const openCall = (number: number) => {
    setCall(number)
    select('calls')
  }
  const panels: Record<TabId, ReactNode> = {
    overview: <Overview onMoreFaults={() => select('faults')} onCall={openCall} />,
    faults: (
      <div lang="en">
        <FaultList />
        <FaultForm key={failing} operationId={failing} />
      </div>
    ),
    calls: (
      <div lang="en">
        <Calls opened={call} onOpen={setCall} onFault={makeFail} />
      </div>
    ),
    outside: <Outside />,
    world: <WorldTab />,
  }
  return (
    <Tabs
      selectedKey={tab}
      onSelectionChange={(key) => select(ids.find((id) => id === key) ?? 'overview')}
      className="flex min-h-0 grow flex-col"
    >
      <TabList aria-label={texts.name} className="tool-tabs">
        {ids.map((id) => (
          <Tab key={id} id={id} className="tool-tab">
            {texts.tabs[id]}
            {counts[id] > 0 && <span className="ml-1.5 text-ink-3">{counts[id]}</span>}
          </Tab>
        ))}
      </TabList>
      {ids.map((id) => (
        <TabPanel
          key={id}
          id={id}
          className="min-h-0 grow overflow-y-auto overscroll-contain -outline-offset-2"
        >
          <TabBoundary tab={id}>{panels[id]}</TabBoundary>
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
  return { overview: 0, faults, calls, outside: orders, world: 0 }
}
