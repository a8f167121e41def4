import { useRef, useState } from 'react'
import { Button } from '#src/ui/actions/button.tsx'
import { Chip } from '#src/ui/actions/chip.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { Popover } from '#src/ui/overlays/popover.tsx'
import { PriceFilter } from '../price-filter.tsx'
import {
  AlertSample,
  BottomSample,
  FullScreenSample,
  LoginSample,
  MustAnswerSample,
  NoHashSample,
  WideSample,
} from '../sample-modals.tsx'
import { Sample, Specimen } from '../sample.tsx'
import { overlays } from '../overlay-samples.ts'
import { titles } from '../samples.ts'

const modals = {
  login: LoginSample,
  wide: WideSample,
  bottom: BottomSample,
  fullScreen: FullScreenSample,
  noHash: NoHashSample,
  alert: AlertSample,
  must: MustAnswerSample,
}

/** Dialogs over the page, and panels that hang from a button. */
export const OverlaySection = () => (
  <Sample title={titles.overlays}>
    <Modals />
    <Popovers />
  </Sample>
)

function Modals() {
  const [open, setOpen] = useState<keyof typeof modals>()
  return (
    <Specimen of="Modal">
      {(Object.keys(modals) as (keyof typeof modals)[]).map((name) => (
        <Button key={name} look="secondary" small onClick={() => setOpen(name)}>
          {overlays[name]}
        </Button>
      ))}
      {Object.entries(modals).map(([name, SampleModal]) => (
        <SampleModal key={name} open={open === name} onClose={() => setOpen(undefined)} />
      ))}
    </Specimen>
  )
}

function Popovers() {
  const start = useRef<HTMLButtonElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'start' | 'end'>()
  const close = () => setOpen(undefined)
  return (
    <Specimen of="Popover" className="flex flex-wrap justify-between gap-3.5">
      <Chip ref={start} open={open === 'start'} onClick={() => setOpen('start')}>
        {overlays.start}
      </Chip>
      <Chip ref={end} open={open === 'end'} onClick={() => setOpen('end')}>
        {overlays.end}
      </Chip>
      <Popover anchor={start} open={open === 'start'} onClose={close} label={overlays.start}>
        <PriceFilter onClose={close} />
      </Popover>
      <Popover anchor={end} open={open === 'end'} onClose={close} label={overlays.end} align="end">
        <Checkbox label={overlays.more} defaultChecked />
      </Popover>
    </Specimen>
  )
}
