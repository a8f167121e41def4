import { TextLink } from '#src/ui/actions/text-link.tsx'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { mishaps } from './phone-process.ts'
import type { Mishap } from './phone-process.ts'
import type { PhoneTexts } from './phone-texts/phone-texts.ts'

type Props = { texts: PhoneTexts; mishap: Mishap; onMishap: (mishap: Mishap) => void }

/** What the phone is, and what is to happen once its code is typed. */
export function PhoneAbout({ texts: { about }, mishap, onMishap }: Props) {
  const choose = (value: string) => {
    const chosen = mishaps.find((one) => one === value)
    if (chosen) onMishap(chosen)
  }
  return (
    <section aria-labelledby="about-phone" className="phone-about">
      <h2 id="about-phone" className="text-h2 huge-text:text-h3">
        {about.title}
      </h2>
      <p className="mt-3 text-lead text-ink-2">{about.text}</p>
      <dl className="mt-6 border-t border-line">
        {about.rows.map(([does, answer]) => (
          <div key={answer} className="flex justify-between gap-4 border-b border-line py-3 huge-text:block">
            <dt className="text-ink-2">{does}</dt>
            <dd className="text-right huge-text:text-left">{answer}</dd>
          </div>
        ))}
      </dl>
      <RadioGroup
        label={about.mishap}
        name="mishap"
        plain
        className="mt-8"
        options={mishaps.map((value) => ({ value, label: about.mishaps[value] }))}
        value={mishap}
        onChange={(event) => choose(event.target.value)}
      />
      <p className="mt-8">
        <TextLink href="/swish/" look="quiet">
          {about.swish}
        </TextLink>
      </p>
    </section>
  )
}
