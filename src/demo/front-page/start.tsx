import { useQuery } from '@tanstack/react-query'
import { unwrittenQuery } from '../director/mock/mock-queries.ts'
import { ToolButton } from '../director/parts/parts.tsx'
import { Read } from '../director/parts/read.tsx'
import { CopyButton } from './copy-button.tsx'
import { texts } from './front-texts.ts'
import { usePlaying, visitor } from './playing.ts'
import { realQuery } from './calls/real-query.ts'
import { servicesQuery } from './reference/services-query.ts'
import type { ShownService } from './reference/services-query.ts'

type Props = { onTry: (service: string) => void }

/** What the mock has, and the first call. */
export const Start = ({ onTry }: Props) => (
  <>
    <p className="front-lead">{texts.lead}</p>
    <Beginning />
    <Read query={servicesQuery}>
      {(services) => (
        <section aria-labelledby="services" className="mt-10">
          <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
            <h2 id="services">{texts.start.services}</h2>
            <p className="text-small text-ink-3">
              {texts.start.count(
                services.length,
                services.reduce((all, { operations }) => all + operations.length, 0),
              )}
            </p>
            <a className="tool-link ml-auto text-small" href="/openapi.json">
              {texts.start.all}
            </a>
          </div>
          <ul className="front-cards">
            {services.map((service) => (
              <ServiceCard key={service.name} service={service} onTry={onTry} />
            ))}
          </ul>
        </section>
      )}
    </Read>
  </>
)

/** The same as in docs/use-the-mock.md, for whoever is chosen. */
function Beginning() {
  const { world, personId } = usePlaying()
  const person = personId === visitor ? 'amira' : personId
  const inWorld = world === 'default' ? '' : ` -H 'X-World: ${world}'`
  const { origin } = location
  const commands = [
    `token=$(curl -s -X POST ${origin}/__mock/personas/${person}/session${inWorld} | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
    `curl -s ${origin}/account_service/user -H "Authorization: Bearer $token"${inWorld}`,
  ]
  return (
    <section aria-labelledby="begin" className="front-code">
      <div className="flex items-center gap-4">
        <h2 id="begin">{texts.start.begin}</h2>
        <p className="text-small text-ink-2 max-sm:hidden">{texts.start.beginHint(person)}</p>
        <CopyButton className="ml-auto" text={() => commands.join('\n')} what={texts.copy.commands}>
          {texts.copy.command}
        </CopyButton>
      </div>
      <pre className="tool-mono">{commands.join('\n')}</pre>
    </section>
  )
}

function ServiceCard({ service, onTry }: { service: ShownService } & Props) {
  const { name, contract, operations } = service
  const unwritten = useQuery(unwrittenQuery).data?.unwritten.filter((one) => one.service === name) ?? []
  const real = useQuery(realQuery).data?.find(({ target }) => target === name)?.url
  return (
    <li className="front-card">
      <h3>{name}</h3>
      <p className="text-ink-2">{contract.info.summary}</p>
      <p className="text-micro text-ink-3">
        {texts.start.operations(operations.length)} · {contract.info.version}
        {unwritten.length > 0 && ` · ${texts.start.unwritten(unwritten.length)}`}
        {real && <span className="text-warn"> · {texts.start.real(new URL(real).host)}</span>}
      </p>
      <p className="mt-auto flex items-center gap-4 pt-3">
        <ToolButton aria-label={texts.start.tryOf(name)} onClick={() => onTry(name)}>
          {texts.start.try}
        </ToolButton>
        <a
          className="tool-link text-small"
          aria-label={texts.start.contractOf(name)}
          href={`/openapi/${name}.json`}
        >
          {texts.start.contract}
        </a>
      </p>
    </li>
  )
}
