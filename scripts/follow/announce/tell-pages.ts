import type { ErrorPayload, ViteDevServer, WebSocketClient } from 'vite'
import { root } from '../../generate/paths.ts'
import type { Follower } from '../follow-project.ts'
import { type Trouble, troubleLine } from '../trouble.ts'

/** The events of the project on the channel between Vite and its pages; `src/demo/director/project` knows the same. */
const events = { ask: 'project:ask', state: 'project:state', takenUp: 'project:taken-up' } as const

/** An update of nothing: a page takes its overlay away, and does not load itself anew when it gets its first one. */
const nothing = { type: 'update' as const, updates: [] }

/** Shows on open pages what is wrong and what the last save means, and lets them read the mock anew once it has changed. */
export function tellPages(server: ViteDevServer, { state, onTakenUp }: Follower): void {
  const { ws } = server
  let isShown = false
  state.onChange((now) => {
    ws.send(events.state, now)
    const stopping = now.troubles.filter(({ stops }) => stops)
    if (stopping.length > 0 || isShown) ws.send(nothing)
    isShown = stopping.length > 0
    if (isShown) ws.send(overlayOf(stopping))
  })
  onTakenUp(() => ws.send(events.takenUp, {}))
  ws.on(events.ask, (_: unknown, client: WebSocketClient) => {
    client.send(events.state, state.state)
    const stopping = state.state.troubles.filter(({ stops }) => stops)
    if (stopping.length === 0) return
    client.send(nothing)
    client.send(overlayOf(stopping))
  })
}

function overlayOf(troubles: readonly Trouble[]): ErrorPayload {
  const [first] = troubles
  return {
    type: 'error',
    err: {
      message: troubles.map(troubleLine).join('\n'),
      stack: '',
      plugin: 'npm start',
      ...(first ? { id: `${root}/${first.file}`, loc: placeOf(first) } : {}),
    },
  }
}

const placeOf = ({ file, line, column }: Trouble) => ({ file: `${root}/${file}`, line, column })
