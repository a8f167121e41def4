import { CountBadge } from '#src/ui/content/count-badge.tsx'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { StatusDot } from '#src/ui/content/status-dot.tsx'
import { Tag } from '#src/ui/content/tag.tsx'
import { VipLabel } from '#src/ui/content/vip-label.tsx'
import { attach } from '#src/ui/icons/files.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { bell } from '#src/ui/icons/things.ts'
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx'
import { Sample, Specimen } from '../sample.tsx'
import { facts, statuses, titles } from '../samples.ts'

/** Small facts. */
export const ContentSection = () => (
  <Sample title={titles.content}>
    <Specimen of="StatusDot" className="flex flex-wrap gap-x-6 gap-y-2">
      {statuses.map(([tone, text]) => (
        <StatusDot key={tone} tone={tone}>
          {text}
        </StatusDot>
      ))}
    </Specimen>
    <Specimen of="Tag, VipLabel">
      <Tag icon={attach}>{facts.file}</Tag>
      <Tag>{facts.tag}</Tag>
      <VipLabel>{facts.vip}</VipLabel>
    </Specimen>
    <Specimen of="CountBadge, VisuallyHidden" className="flex flex-wrap items-center gap-6">
      <CountBadge count={2} />
      <CountBadge count={120} />
      <span className="relative inline-flex">
        <VisuallyHidden>{facts.unread}</VisuallyHidden>
        <Icon path={bell} />
        <CountBadge count={3} corner />
      </span>
    </Specimen>
    <Specimen of="KeyValueList" className="max-w-120">
      <KeyValueList items={facts.list} />
    </Specimen>
  </Sample>
)
