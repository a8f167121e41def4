import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { ViewButton, focusChosen } from './viewer-parts.tsx'

type Props = {
  counts: readonly number[]
  chosen: number
  /** Whether it was pressed last, and the focus belongs to it. */
  wasPressed: boolean
  onChoose: (rooms: number) => void
}

/** With how many rooms the home is looked at: as it is drawn, or as it can be built otherwise (N-072). */
export function RoomsChoice({ counts, chosen, wasPressed, onChoose }: Props) {
  const t = useTranslations('home')
  const formats = useFormats()
  return (
    <div
      ref={wasPressed ? focusChosen : undefined}
      role="group"
      aria-label={t('viewer.rooms')}
      className="mt-2.5 flex flex-wrap items-center gap-2 max-sm:px-page print:hidden"
    >
      <span aria-hidden className="text-small text-ink-2">
        {t('viewer.rooms')}
      </span>
      {counts.map((rooms) => (
        <ViewButton key={rooms} chosen={rooms === chosen} onClick={() => onChoose(rooms)}>
          {formats.rooms(rooms)}
        </ViewButton>
      ))}
    </div>
  )
}
