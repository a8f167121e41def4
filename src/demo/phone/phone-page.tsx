import type { Language } from '#src/sites/site.ts'
import { phoneTexts } from './phone-texts/phone-texts.ts'
import type { PhoneTexts } from './phone-texts/phone-texts.ts'
import { AskView } from './views/ask-view.tsx'
import { CodeView } from './views/code-view.tsx'
import { EndView } from './views/end-view.tsx'
import { HomeView } from './views/home-view.tsx'
import { PhoneAbout } from './phone-about.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import { ScanView } from './scan/scan-view.tsx'
import { usePhone } from './use-phone.ts'
import type { Phone } from './use-phone.ts'
import { WhoView } from './views/who-view.tsx'

type Props = { language: Language; startToken?: string; returnTo?: string }

/** The fake e-ID app: on a phone it is the whole page, on a computer a phone beside what there is to know of it. */
export function PhonePage({ language, ...start }: Props) {
  const texts = phoneTexts[language]
  const phone = usePhone(start)
  return (
    <main lang={texts.language} data-phone className="phone-page">
      <PhoneFrame texts={texts} now={phone.outside?.now}>
        <Screen texts={texts} phone={phone} />
      </PhoneFrame>
      <PhoneAbout texts={texts} mishap={phone.mishap} onMishap={phone.setMishap} />
    </main>
  )
}

function Screen({ texts, phone }: { texts: PhoneTexts; phone: Phone }) {
  const { view } = phone
  switch (view.at) {
    case 'home':
      return <HomeView texts={texts} phone={phone} problem={view.problem} />
    case 'scan':
      return <ScanView texts={texts} phone={phone} problem={view.problem} />
    case 'ask':
      return <AskView texts={texts} phone={phone} order={view.order} />
    case 'who':
      return <WhoView texts={texts} phone={phone} order={view.order} isRefused={view.refused} />
    case 'code':
      return <CodeView key={view.wrong} texts={texts} phone={phone} order={view.order} wrong={view.wrong} />
    case 'end':
      return <EndView texts={texts} phone={phone} order={view.order} ending={view.ending} />
  }
}
