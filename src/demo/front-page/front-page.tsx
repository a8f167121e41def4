import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { FaultForm } from '../director/faults/fault-form.tsx'
import { FaultList } from '../director/faults/fault-list.tsx'
import { KeyGate } from '../director/frame/key-gate.tsx'
import { PortalControlsContext } from '../director/portal-controls.ts'
import { TabBoundary } from '../director/frame/tab-boundary.tsx'
import { texts } from './front-texts.ts'
import { Header } from './header.tsx'
import { PeoplePage } from './people-page.tsx'
import { usePlaying } from './playing.ts'
import { Recordings } from './calls/recordings.tsx'
import { Reference } from './reference/reference.tsx'
import { Start } from './start.tsx'
import { WatchedCalls } from './calls/watched-calls.tsx'
import { WorldsPage } from './worlds-page.tsx'

type TabId = keyof typeof texts.tabs

const ids = Object.keys(texts.tabs) as TabId[]

/** Tabs that begin with a heading of their own; of the others the tab says it to who sees it. */
const withHeading: readonly TabId[] = ['start', 'try']

const nothing = () => {}

/** What a mock answers to people at its root: what it has, what it can do, and what just happened. */
export function FrontPage() {
  const [tab, setTab] = useState<TabId>(() => ids.find((id) => `#${id}` === location.hash) ?? 'start')
  const [service, setService] = useState('residence')
  const [call, setCall] = useState<number>()
  const [failing, setFailing] = useState('')
  const [said, say] = useState('')
  const { world } = usePlaying()
  // no portal stands beside this page that would have to be brought up to date; its words are English
  const controls = useMemo(
    () => ({
      site: jmseEn,
      say,
      refresh: nothing,
      restart: nothing,
      address: { read: () => location.href, follow: () => nothing },
    }),
    [],
  )
  const select = (id: TabId) => {
    history.replaceState(history.state, '', `#${id}`)
    setTab(id)
  }
  const tryService = (name: string) => {
    setService(name)
    select('try')
  }
  const makeFail = (operationId: string) => {
    setFailing(operationId)
    select('faults')
  }
  const panels: Record<TabId, ReactNode> = {
    start: <Start onTry={tryService} />,
    try: <Reference service={service} onService={setService} />,
    calls: <WatchedCalls opened={call} onOpen={setCall} onFault={makeFail} />,
    people: <PeoplePage />,
    faults: (
      <div className="front-columns">
        <FaultList />
        <FaultForm key={failing} operationId={failing} />
      </div>
    ),
    worlds: <WorldsPage />,
    recordings: <Recordings />,
  }
  return (
    <PortalControlsContext value={controls}>
      <Header />
      <main>
        <KeyGate>
          <Tabs
            selectedKey={tab}
            onSelectionChange={(key) => select(ids.find((id) => id === key) ?? 'start')}
          >
            <TabList aria-label={texts.title} className="tool-tabs front-tabs">
              {ids.map((id) => (
                <Tab key={id} id={id} className="tool-tab">
                  {texts.tabs[id]}
                </Tab>
              ))}
            </TabList>
            {ids.map((id) => (
              <TabPanel key={id} id={id} className="front-panel">
                {/* what is shown of one world is no part of another */}
                <TabBoundary key={world} tab={id}>
                  {!withHeading.includes(id) && <h2 className="sr-only">{texts.tabs[id]}</h2>}
                  {panels[id]}
                </TabBoundary>
              </TabPanel>
            ))}
          </Tabs>
        </KeyGate>
      </main>
      <p role="status" className="front-said">
        {said}
      </p>
    </PortalControlsContext>
  )
}
