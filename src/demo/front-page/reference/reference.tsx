import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Choice, Labelled, Message, Nothing } from '../../director/parts/parts.tsx'
import { texts } from '../front-texts.ts'
import { playingNow } from '../playing.ts'
import { servicesQuery } from './services-query.ts'
import type { Contract } from './services-query.ts'
import { headersOf } from '../token-of.ts'

type Props = { service: string; onService: (name: string) => void }

/** A contract to read and to try: each call goes out as whoever is chosen. */
export function Reference({ service, onService }: Props) {
  const services = useQuery(servicesQuery).data ?? []
  const contract = services.find(({ name }) => name === service)?.contract
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-2">
        <Labelled label={texts.try.service} className="w-64">
          <Choice value={service} onChange={({ target }) => onService(target.value)}>
            {services.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Choice>
        </Labelled>
        <p className="max-w-2xl text-small text-ink-2">{texts.try.hint}</p>
      </div>
      <h2 className="mb-1">{service}</h2>
      <p className="mb-6 max-w-3xl text-small text-ink-2">{contract?.info.description}</p>
      {contract && <Operations key={service} contract={contract} />}
    </>
  )
}

/** Swagger UI, which draws itself into an element of its own. */
function Operations({ contract }: { contract: Contract }) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading')
  useEffect(() => {
    let isGone = false
    const show = async () => {
      const { showReference } = await import('./show-reference.ts')
      if (!isGone && place.current) showReference(place.current, contract, asChosen)
      setState('shown')
    }
    show().catch(() => setState('broken'))
    return () => {
      isGone = true
    }
  }, [contract])
  return (
    <>
      {state === 'loading' && <Nothing>{texts.try.loading}</Nothing>}
      {state === 'broken' && <Message>{texts.try.broken}</Message>}
      <div ref={place} className="front-reference" />
    </>
  )
}

type Asked = { url: string; headers: Record<string, string> }

/** A token for each call: one that was given before may have become too old by the clock of the world. */
async function asChosen<R extends Asked>(request: R): Promise<R> {
  const isSteering = new URL(request.url, location.origin).pathname.startsWith('/__mock')
  const { personId, world } = playingNow()
  const own = isSteering ? { 'x-world': world } : await headersOf(personId)
  return { ...request, headers: { ...request.headers, ...own } }
}
