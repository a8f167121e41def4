import type { Language } from '#src/sites/site.ts'
import type { EidFlow } from './order.ts'

/** What the e-ID app says the identification is for, in the language of the site that asks. */
export const purposes: Record<Language, Record<EidFlow, string>> = {
  sv: {
    login: 'Logga in på Mina sidor',
    boardLogin: 'Logga in på Styrelseportalen',
    register: 'Skapa ett konto',
    update: 'Koppla din e-legitimation till ditt konto',
    booking: 'Legitimera dig för att boka en bostad',
    sign: 'Signera bokningsavtalet',
  },
  en: {
    login: 'Log in to My Pages',
    boardLogin: 'Log in to the board portal',
    register: 'Create an account',
    update: 'Connect your e-ID to your account',
    booking: 'Identify yourself to book a home',
    sign: 'Sign the booking agreement',
  },
  nb: {
    login: 'Logg inn på Mine sider',
    boardLogin: 'Logg inn på styreportalen',
    register: 'Opprett en konto',
    update: 'Koble e-ID-en din til kontoen din',
    booking: 'Legitimer deg for å reservere en bolig',
    sign: 'Signer reservasjonsavtalen',
  },
  fi: {
    login: 'Kirjaudu Omille sivuille',
    boardLogin: 'Kirjaudu Hallituksen sivuille',
    register: 'Luo tili',
    update: 'Liitä sähköinen tunnistus tiliisi',
    booking: 'Tunnistaudu asunnon varaamista varten',
    sign: 'Allekirjoita varaussopimus',
  },
}
