import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { Switch } from '#src/ui/fields/switch.tsx'
import { columns, Sample, Specimen } from '../../sample.tsx'
import { associations, places, ticks, titles } from '../../samples.ts'

/** What is ticked, chosen or switched. */
export const TickSection = () => (
  <Sample title={titles.ticks}>
    <Specimen of="Checkbox" className={columns}>
      <Checkbox label={ticks.copy} defaultChecked />
      <Checkbox label={ticks.read} />
      <Checkbox label={ticks.terms} hint={ticks.termsHint} />
      <Checkbox label={ticks.terms} error={ticks.termsError} />
    </Specimen>
    <Specimen of="RadioGroup" className={columns}>
      <RadioGroup name="chosen" label={ticks.who} options={associations} defaultValue="strandangen" />
      <RadioGroup name="unchosen" label={ticks.who} hint={ticks.whoHint} options={associations} />
      <RadioGroup name="wrong" label={ticks.who} error={ticks.whoError} options={associations} />
    </Specimen>
    <Specimen of="RadioGroup plain" className={columns}>
      <RadioGroup name="plain" plain label={ticks.place} options={places} defaultValue="home" />
      <RadioGroup name="hidden" plain hideLabel label={ticks.place} options={places} defaultValue="shared" />
      <RadioGroup name="plain-wrong" plain label={ticks.who} error={ticks.whoError} options={places} />
    </Specimen>
    <Specimen of="Switch" className={columns}>
      <Switch label={ticks.hideSold} defaultChecked />
      <Switch label={ticks.showPrice} />
      <div className="grid gap-5">
        <Switch end label={ticks.marketing} hint={ticks.marketingHint} />
        <Switch end label={ticks.locked} defaultChecked disabled />
      </div>
    </Specimen>
  </Sample>
)
